"""The harness sees what a person and a screen reader would, and what would freeze or crash a real screen."""

import asyncio

import flet as ft
import pytest

from tests.app.harness import App


@ft.component
def Home():
    page = ft.context.page
    count, set_count = ft.use_state(0)
    asked, set_asked = ft.use_state(False)
    ft.use_dialog(
        ft.AlertDialog(
            title=ft.Text("Weg?"),
            actions=[ft.TextButton(content=ft.Text("Ja"), on_click=lambda: set_asked(False))],
            on_dismiss=lambda: set_asked(False),
        )
        if asked
        else None
    )

    async def slowly():
        set_count(await asyncio.to_thread(lambda: count + 10))

    def broken():
        raise ValueError("a handler")

    return ft.View(
        route="/",
        controls=[
            ft.Text(f"Stand {count}"),
            ft.TextButton(content=ft.Text("+", semantics_label="Erbij"), on_click=lambda: set_count(count + 1)),
            ft.TextButton(content=ft.Text("Kan niet"), disabled=True, on_click=lambda: set_count(99)),
            ft.TextButton(content=ft.Text("Traag"), on_click=slowly),
            ft.TextButton(content=ft.Text("Vraag"), on_click=lambda: set_asked(True)),
            ft.TextButton(content=ft.Text("Breek"), on_click=broken),
            ft.TextButton(content=ft.Text("Bevries"), on_click=lambda: set_count(-1)),
            ft.TextButton(content=ft.Text("Verder"), on_click=lambda: page.navigate("/verder")),
            ft.MergeSemantics(ft.IconButton(ft.Icons.UNDO, tooltip="Ongedaan", on_click=lambda: set_count(0))),
            ft.Semantics(
                label="Wij, roem plus 20",
                content=ft.TextButton(content=ft.Text("+ 20", semantics_label=""), on_click=lambda: set_count(20)),
            ),
            ft.TextField(label="Naam", on_change=lambda e: page.set_text(e.control.value)),
            Fragile(count),
        ],
    )


@ft.component
def Fragile(count: int):
    if count < 0:
        raise ValueError("while rendering")
    return ft.Container()


@ft.component
def Further():
    key, set_key = ft.use_state("")
    ft.context.page.on_keyboard_event = lambda e: set_key(e.key)
    return ft.View(route="/verder", controls=[ft.Text(f"Toets {key}")])


@ft.component
def Routes():
    routes = [ft.Route(path="/", component=Home, children=[ft.Route(path="verder", component=Further)])]
    return ft.Router(routes, manage_views=True)


def main(page: ft.Page) -> None:
    page.set_text = lambda text: None
    page.render_views(Routes)


@pytest.fixture
async def app():
    async with App() as app:
        yield await app.start(main)


async def test_a_tap_by_its_accessible_name_changes_what_is_written(app):
    await app.tap("Erbij")
    await app.tap("Wij, roem plus 20")
    assert "Stand 20" in app.texts
    await app.tap("Ongedaan")
    assert app.shows("Stand 0")


async def test_every_control_is_called_what_a_screen_reader_calls_it(app):
    assert [name for name, _ in app.named()] == [
        "Erbij", "Kan niet", "Traag", "Vraag", "Breek", "Bevries", "Verder", "Ongedaan", "Wij, roem plus 20", "Naam",
    ]  # fmt: skip


async def test_a_disabled_control_cannot_be_tapped(app):
    assert app.disabled("Kan niet")
    with pytest.raises(AssertionError, match="disabled"):
        await app.tap("Kan niet")


async def test_a_step_waits_for_the_thread_it_asked(app):
    await app.tap("Traag")
    assert "Stand 10" in app.texts


async def test_a_dialog_is_in_sight_until_it_is_answered(app):
    await app.tap("Vraag")
    assert "Weg?" in app.texts
    await app.tap("Ja")
    assert "Weg?" not in app.texts


async def test_going_on_and_android_back(app):
    await app.tap("Verder")
    assert (app.route, len(app.views)) == ("/verder", 2)
    await app.key("7")
    assert app.texts == ["Toets 7"]
    await app.back()
    assert (app.route, len(app.views)) == ("/", 1)
    await app.go("/verder")
    assert app.texts == ["Toets "]


async def test_the_session_survives_a_phone_that_slept(app):
    await app.tap("Erbij")
    await app.reconnect()
    await app.tap("Erbij")
    assert "Stand 2" in app.texts


async def test_a_field_is_typed_in_and_a_window_is_dragged(app):
    await app.type(app.find("Naam", ft.TextField), "Riet")
    assert app.one(ft.TextField).value == "Riet"
    await app.resize(1180, 820)
    await app.media(padding={"left": 0, "top": 47, "right": 0, "bottom": 34})
    await app.dark()
    assert (app.page.width, app.page.media.padding.top, app.page.platform_brightness) == (
        1180, 47, ft.Brightness.DARK,
    )  # fmt: skip


async def test_a_crash_in_a_handler_is_seen(app):
    with pytest.raises(AssertionError, match="a handler"):
        await app.tap("Breek")


async def test_an_exception_while_rendering_is_seen(app):
    with pytest.raises(AssertionError, match="while rendering"):
        await app.tap("Bevries")
