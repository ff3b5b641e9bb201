"""An address under which nothing lies says so, and leads home."""

import pytest


@pytest.mark.parametrize("route", ["/figures/heugen/all/person/1/none", "/nergens", "/match/x/y/z/q", "/a/b/c/d/e"])
@pytest.mark.parametrize("width", [390, 1180])
async def test_an_address_that_means_nothing_leads_home(table, route, width):
    app = await table.screen(route, width=width)
    assert "Hier ligt niets" in app.texts
    await app.tap("Naar het begin")
    await table.rest(app)
    assert "Nieuw spel" in app.texts
