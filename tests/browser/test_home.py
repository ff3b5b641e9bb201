"""The home screen in a real browser: it is there, it can be read aloud, and it survives what phones do."""

import re

from tests.browser.driver import Screen

SETTINGS = "Instellingen"
GAME = re.compile("^Klaverjassen")


def test_home_appears_with_its_name_and_its_game(phone: Screen):
    phone.open()
    phone.wait("Natpit")
    phone.wait(GAME, "button")
    assert phone.page.title().rstrip("\u2060") == "Natpit"  # the mark says that it is drawn
    assert phone.path == "/"
    phone.screenshot("home")


def test_everything_that_can_be_tapped_has_a_name_and_room_for_a_thumb(phone: Screen):
    phone.open().wait(GAME, "button")
    tappable = [node for node in phone.nodes() if node.tappable]
    assert len(tappable) >= 2
    assert [node for node in tappable if not node.name] == []
    assert [(node.name, node.width, node.height) for node in tappable if min(node.width, node.height) < 48] == []


def test_english_for_who_speaks_english(server, screens):
    screen: Screen = screens(server, language="en-GB").open()
    screen.wait("Settings", "button")


def test_the_address_of_a_screen_reopens_it(phone: Screen):
    phone.open().tap(SETTINGS)
    phone.at("/settings")
    phone.wait(SETTINGS, "heading")
    phone.reload()
    phone.wait(SETTINGS, "heading")
    phone.back()
    phone.wait(GAME, "button")


def test_a_server_that_goes_away_is_told_and_comes_back_by_itself(own_server, screens):
    phone: Screen = screens(own_server, dark=True).open()
    phone.wait(GAME, "button")
    own_server.stop()
    cover = phone.page.locator("#cover")
    cover.get_by_text("Even geen verbinding").wait_for()
    phone.screenshot("away")
    own_server.start()
    cover.wait_for(state="hidden")
    phone.wait(GAME, "button")
