"""What is kept: people, matches, hands as versions, drafts, preferences. No Flet here.

Screens use `Door`, which asks a `Store` (`app.store.store`) in a thread of its own. This module is light: SQLModel is
imported by that thread, after the first frame.

    door = Door()
    match_id = await door.ask(lambda s: s.new_match("klaverjassen", people, 0, {}))
    written = await door.ask(lambda s: s.write_hand(match_id, hand, token, draft_key=key))
"""

from app.store.door import Door
from app.store.trouble import (
    NewerDatabase,
    NotPossibleError,
    Stale,
    StoreError,
    TokenUsedError,
    UnavailableError,
    UnknownError,
)
from app.store.values import (
    Agreed,
    Change,
    Company,
    Json,
    Merged,
    Notice,
    Person,
    Player,
    Regular,
    SignOff,
    State,
    StoredHand,
    StoredMatch,
    Written,
    new_token,
)
from app.store.where import data_folder, database_path

__all__ = [
    "Agreed",
    "Change",
    "Company",
    "Door",
    "Json",
    "Merged",
    "NewerDatabase",
    "NotPossibleError",
    "Notice",
    "Person",
    "Player",
    "Regular",
    "SignOff",
    "Stale",
    "State",
    "StoreError",
    "StoredHand",
    "StoredMatch",
    "TokenUsedError",
    "UnavailableError",
    "UnknownError",
    "Written",
    "data_folder",
    "database_path",
    "new_token",
]
