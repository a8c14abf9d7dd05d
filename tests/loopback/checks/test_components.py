"""Components are refused where Discord refuses them, with the place of each error."""

from typing import Any

import pytest

from bot.loopback.checks.pictures import plain_png
from bot.loopback.world.sample import TABLES_ID
from tests.loopback.support.rest import Call

HERE = f"/channels/{TABLES_ID}/messages"
V2 = 1 << 15
TEXT: dict[str, Any] = {"type": 10, "content": "x"}
SEPARATOR = {"type": 14}
THUMBNAIL = {"type": 11, "media": {"url": "attachment://a.png"}}
PNG = plain_png(1, 2, 3)


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    """A button."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **more}


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    """A select with some options."""
    options = [{"label": f"o{n}", "value": f"o{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    """An action row."""
    return {"type": 1, "components": list(components)}


def container(*components: dict[str, Any]) -> dict[str, Any]:
    """A container."""
    return {"type": 17, "components": list(components)}


async def test_fullest_hand_is_accepted(rest: Call) -> None:
    # 24 cards in five rows, a text, a container and a row of three controls: 36 of 40.
    ids = iter(range(100))
    cards = [row(*[button(f"c{next(ids)}") for _ in range(n)]) for n in (5, 5, 5, 5, 4)]
    controls = row(*[button(f"c{next(ids)}") for _ in range(3)])
    body = {"flags": V2, "components": [container(TEXT, *cards), controls]}
    reply = await rest("POST", HERE, body)
    assert reply.status == 200
    numbers = [reply.body["components"][0]["id"], reply.body["components"][1]["id"]]
    assert numbers == [1, 32]


async def test_answer_shows_components_as_discord_does(rest: Call) -> None:
    # What is required is a matter of forms alone, and is not told of a message.
    body = {"flags": V2, "components": [row(select(3, max_values=2, required=True)), SEPARATOR]}
    reply = await rest("POST", HERE, body)
    shown = reply.body["components"]
    assert shown[0]["components"][0] == {
        "type": 3,
        "id": 2,
        "custom_id": "s",
        "min_values": 1,
        "max_values": 2,
        "options": [{"label": f"o{n}", "value": f"o{n}"} for n in range(3)],
    }
    assert shown[1] == {"type": 14, "id": 3, "spacing": 1, "divider": True}


MANY = [row(*[button(f"{n}.{m}") for m in range(5)]) for n in range(7)]

REFUSED = {
    "41 components": ([*MANY[:6], *[SEPARATOR] * 5], ("components",), "TOTAL_COMPONENTS"),
    "4001 characters": (
        [TEXT | {"content": "x" * 4000}, TEXT],
        ("components",),
        "TEXT_SIZE_EXCEEDED",
    ),
    "empty text": ([TEXT | {"content": ""}], ("components", 0, "content"), "REQUIRED"),
    "six buttons": (
        [row(*[button(str(n)) for n in range(6)])],
        ("components", 0, "components", 5),
        "WIDTH_EXCEEDED",
    ),
    "button beside select": (
        [row(select(), button())],
        ("components", 0, "components", 1),
        "WIDTH_EXCEEDED",
    ),
    "empty row": ([row()], ("components", 0, "components"), "REQUIRED"),
    "label of 81": (
        [row(button(label="x" * 81))],
        ("components", 0, "components", 0, "label"),
        "MAX_LENGTH",
    ),
    "no label": (
        [row(button(label=None))],
        ("components", 0, "components", 0, "label"),
        "REQUIRED",
    ),
    "no custom id": (
        [row({"type": 2, "style": 1, "label": "x"})],
        ("components", 0, "components", 0, "custom_id"),
        "REQUIRED",
    ),
    "custom id of 101": (
        [row(button("x" * 101))],
        ("components", 0, "components", 0, "custom_id"),
        "BAD_LENGTH",
    ),
    "custom id twice": (
        [row(button("a")), row(button("a"))],
        ("components", 1, "components", 0, "custom_id"),
        "DUPLICATED",
    ),
    "style 7": (
        [row(button(style=7))],
        ("components", 0, "components", 0, "style"),
        "CHOICES",
    ),
    "link with custom id": (
        [row(button(style=5, url="https://example.org"))],
        ("components", 0, "components", 0, "custom_id"),
        "MUTUALLY_EXCLUSIVE",
    ),
    "playing card as emoji": (
        [row(button(emoji={"name": "\N{PLAYING CARD FOOL}"}))],
        ("components", 0, "components", 0, "emoji"),
        "INVALID_EMOJI",
    ),
    "emoji of another": (
        [row(button(emoji={"name": "x", "id": "123"}))],
        ("components", 0, "components", 0, "emoji"),
        "INVALID_EMOJI",
    ),
    "26 options": (
        [row(select(26))],
        ("components", 0, "components", 0, "options"),
        "BAD_LENGTH",
    ),
    "no options": ([row(select(0))], ("components", 0, "components", 0, "options"), "REQUIRED"),
    "same value twice": (
        [row(select(0, options=[{"label": "x", "value": "x"}] * 2))],
        ("components", 0, "components", 0, "options", 1, "value"),
        "DUPLICATED",
    ),
    "max over options": (
        [row(select(2, max_values=3))],
        ("components", 0, "components", 0, "options"),
        "MIN_LENGTH",
    ),
    "min over max": (
        [row(select(3, min_values=3, max_values=2))],
        ("components", 0, "components", 0, "min_values"),
        "NUMBER_TYPE_MAX",
    ),
    "placeholder of 151": (
        [row(select(placeholder="x" * 151))],
        ("components", 0, "components", 0, "placeholder"),
        "MAX_LENGTH",
    ),
    "container in container": (
        [container(container(TEXT))],
        ("components", 0, "components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "section without accessory": (
        [{"type": 9, "components": [TEXT]}],
        ("components", 0, "accessory"),
        "REQUIRED",
    ),
    "four texts in a section": (
        [{"type": 9, "components": [TEXT] * 4, "accessory": button()}],
        ("components", 0, "components"),
        "BAD_LENGTH",
    ),
    "picture that is not there": (
        [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
        ("components", 0, "items", 0, "media", "url"),
        "ATTACHMENT_NOT_FOUND",
    ),
    "empty gallery": ([{"type": 12, "items": []}], ("components", 0, "items"), "REQUIRED"),
    "file from elsewhere": (
        [{"type": 13, "file": {"url": "https://example.org/a.txt"}}],
        ("components", 0, "file", "url"),
        "ATTACHMENT_REQUIRED",
    ),
    "thumbnail at the top": (
        [{"type": 11, "media": {"url": "https://example.org/a.png"}}],
        ("components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "same number twice": (
        [TEXT | {"id": 5}, TEXT | {"id": 5}],
        ("components", 1, "id"),
        "DUPLICATED",
    ),
    "no component": ([7], ("components", 0), "MODEL_TYPE_CONVERT"),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_refused(rest: Call, name: str) -> None:
    components, place, code = REFUSED[name]
    reply = await rest("POST", HERE, {"flags": V2, "components": components})
    assert (reply.status, reply.code) == (400, 50035)
    assert code in str(_at(reply.body["errors"], place))


def _at(errors: Any, place: Any) -> Any:
    for step in place:
        errors = errors[str(step)]
    return [error["code"] for error in errors["_errors"]]


async def test_v2_takes_neither_content_nor_embeds(rest: Call) -> None:
    for legacy in ({"content": "x"}, {"embeds": [{"title": "x"}]}):
        reply = await rest("POST", HERE, {"flags": V2, "components": [TEXT], **legacy})
        assert "LEGACY_FIELDS" in str(reply.body["errors"])


async def test_without_the_flag_only_five_rows(rest: Call) -> None:
    reply = await rest("POST", HERE, {"components": [TEXT]})
    assert "UNION_TYPE_CHOICES" in str(_at(reply.body["errors"], ("components", 0, "type")))
    reply = await rest("POST", HERE, {"content": "x", "components": MANY[:6]})
    assert "BASE_TYPE_BAD_LENGTH" in _at(reply.body["errors"], ("components",))
    reply = await rest("POST", HERE, {"content": "x", "components": MANY[:5]})
    assert reply.status == 200


async def test_v2_stays_v2(rest: Call) -> None:
    sent = (await rest("POST", HERE, {"flags": V2, "components": [TEXT]})).body
    place = f"{HERE}/{sent['id']}"
    assert (await rest("PATCH", place, {"flags": 0})).code == 50035
    assert (await rest("PATCH", place, {"content": "x"})).code == 50035
    assert (await rest("PATCH", place, {"components": []})).code == 50006
    changed = await rest("PATCH", place, {"components": [TEXT, TEXT]})
    assert changed.body["flags"] == V2


async def test_plain_message_becomes_v2_when_it_gives_up_its_content(rest: Call) -> None:
    sent = (await rest("POST", HERE, {"content": "x"})).body
    place = f"{HERE}/{sent['id']}"
    body = {"flags": V2, "components": [TEXT]}
    assert "LEGACY_FIELDS" in str((await rest("PATCH", place, body)).body)
    assert (await rest("PATCH", place, body | {"content": None})).status == 200


async def test_file_component_names_its_file(rest: Call) -> None:
    body = {"flags": V2, "components": [{"type": 13, "file": {"url": "attachment://log.txt"}}]}
    reply = await rest("POST", HERE, body, {"log.txt": b"hello"})
    (file,) = reply.body["components"]
    assert (file["name"], file["size"]) == ("log.txt", 5)
    assert file["file"]["attachment_id"]
    assert reply.body["attachments"] == []


@pytest.mark.parametrize(
    "shown",
    [
        {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]},
        {"type": 9, "components": [TEXT], "accessory": THUMBNAIL},
        {"type": 17, "components": [{"type": 13, "file": {"url": "attachment://a.png"}}]},
    ],
    ids=["gallery", "thumbnail", "file in a container"],
)
async def test_attachments_are_only_what_nothing_shows(rest: Call, shown: dict[str, Any]) -> None:
    body = {"flags": V2, "components": [TEXT, shown]}
    sent = (await rest("POST", HERE, body, {"a.png": PNG, "spare.png": PNG})).body
    assert [each["filename"] for each in sent["attachments"]] == ["spare.png"]
    place = f"{HERE}/{sent['id']}"
    # A file that components show stays with them, and is listed once they no longer do.
    without = (await rest("PATCH", place, {"components": [TEXT]})).body
    assert [each["filename"] for each in without["attachments"]] == ["a.png", "spare.png"]
    bare = (await rest("PATCH", place, {"attachments": []})).body
    assert bare["attachments"] == []
