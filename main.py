"""The app for `flet run` and `flet build`, which look for it under this name. Everybody else starts `natpit`."""

import flet

from app.commands.reload import follow_changes
from app.main import natpit
from app.paths import ASSETS

if __name__ == "__main__":
    follow_changes(before=natpit.door.shut)
    flet.run(natpit.main, assets_dir=ASSETS, no_cdn=True)
