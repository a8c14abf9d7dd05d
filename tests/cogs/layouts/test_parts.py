"""Parts of layouts: what is sent is what the library would send, and no more than fits."""

from typing import Any

import discord
import pytest
from discord import ui

from bot.loopback.checks.components import walk
from cogs.layouts.components import (
    MOST_CHARACTERS,
    MOST_PARTS,
    ROW,
    Beside,
    Button,
    Item,
    LayoutTooLarge,
    Text,
)
from cogs.layouts.parts import (
    ACCENT,
    PRIMARY,
    SECONDARY,
    box,
    gallery,
    layout_of,
    plain_buttons,
    renewed,
    row,
)

SIGN = "<:cups:123456789012345678>"

PLAIN = Button("explain:12", "?", SECONDARY)


def library_button(**about: Any) -> ui.Button[Any]:
    return ui.Button(custom_id="play:1", label="K", style=PRIMARY, **about)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (Text("**words**"), ui.TextDisplay("**words**")),
        (Button("play:1", "K", PRIMARY), library_button()),
        (Button("play:1", "K", PRIMARY, "💡", True), library_button(emoji="💡", disabled=True)),
        (Button("play:1", "K", PRIMARY, SIGN), library_button(emoji=SIGN)),
        (row([Button("play:1", "K", PRIMARY)]), ui.ActionRow(library_button())),
        (box(ACCENT, Text("words")), ui.Container(ui.TextDisplay("words"), accent_colour=ACCENT)),
        (
            gallery("words", "hand.png"),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="words")),
        ),
        (
            gallery("", "hand.png"),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png")),
        ),
        (
            Beside(Text("words"), Button("play:1", "K", PRIMARY)),
            ui.Section("words", accessory=library_button()),
        ),
    ],
)
def test_a_part_is_sent_as_the_library_would_send_it(ours: Item, theirs: ui.Item[Any]) -> None:
    assert ours.to_component_dict() == theirs.to_component_dict()


def test_a_layout_is_sent_with_its_texts_among_its_parts_and_buttons_beside_them() -> None:
    assert layout_of(Text("words")).has_components_v2()
    assert not plain_buttons(PLAIN).has_components_v2()
    assert plain_buttons(PLAIN).to_components() == [row([PLAIN]).to_component_dict()]


def test_the_library_does_not_wait_for_presses_of_a_layout() -> None:
    layout = layout_of(row([PLAIN]))

    assert layout.is_finished()
    assert not layout.is_dispatchable()
    assert layout.timeout is None


def test_a_layout_has_no_more_parts_than_discord_takes() -> None:
    full = [Text("x")] * (MOST_PARTS - 3)
    assert len(walk(layout_of(box(ACCENT, *full), row([PLAIN])).to_components())) == MOST_PARTS

    with pytest.raises(LayoutTooLarge):
        layout_of(box(ACCENT, *full), row([PLAIN, PLAIN]))
    with pytest.raises(LayoutTooLarge):
        layout_of(*full, Beside(Text("x"), PLAIN), Text("x"))


def test_a_layout_has_no_more_characters_than_discord_takes() -> None:
    layout_of(Text("x" * (MOST_CHARACTERS - 1)), Text("x"))

    with pytest.raises(LayoutTooLarge):
        layout_of(Text("x" * MOST_CHARACTERS), box(ACCENT, Text("x")))


def test_a_row_has_no_more_buttons_than_discord_takes() -> None:
    layout_of(row([PLAIN] * ROW))

    with pytest.raises(LayoutTooLarge):
        layout_of(row([PLAIN] * (ROW + 1)))


def test_only_the_ids_of_selects_are_marked() -> None:
    chooser: ui.UserSelect[Any] = ui.UserSelect(custom_id="people")
    layout = layout_of(box(ACCENT, row([PLAIN]), row([chooser])))

    ids = [part.get("custom_id") for part in walk(renewed(layout, lambda _: "7").to_components())]

    assert PLAIN.custom_id in ids
    assert "people" not in ids
    assert any(id and id.startswith("people") for id in ids)
