"""A hand as it is, and what people choose in private messages: pictures, selects and forms."""

from typing import Any

from bot.app.trial import pages
from bot.app.trial.left import EMOJI
from bot.app.trial.listening import entered
from bot.app.trial.pages import CARDS, FRUIT, TrialPage
from bot.app.trial.stage import TrialStage, picture
from bot.app.trial.things import DONE, NOT_SENT, REFUSED, SENT
from bot.games.cards import Suit
from rendering.art.pips.suits import Colours
from rendering.pictures.signs import draw_sign

CARD, FRUITS, AGAIN, SILENCE = "card", "fruit", "again", "silence"
OPEN, FORM, FORM_SENT = "open", "form", "form-sent"
PRESSES = 3


async def hand(stage: TrialStage) -> None:
    """Try the buttons of a full hand, pressed while its picture changes, on the desktop."""
    sign = draw_sign(Suit.CUPS, Colours.FOUR)
    name = f"{EMOJI}{sign.name}"
    uploading = stage.client.create_application_emoji(name=name, image=sign.png)
    stage.emoji = await stage.tried("emoji", uploading)
    if await jumps(stage, "jump-desktop", "**4.** On the desktop"):
        await _jumps(stage, "jump-words", "**4b.** On the desktop", words_alone=True)
        await _jumps(stage, "jump-below", "**4c.** On the desktop", below=True)


async def jumps(stage: TrialStage, key: str, where: str) -> bool:
    """Return whether buttons jump under a picture that changes. Raises `Skipped` and `Nobody`."""
    return await _jumps(stage, key, where)


async def _jumps(
    stage: TrialStage, key: str, where: str, *, below: bool = False, words_alone: bool = False
) -> bool:
    text = f"{where}, press any {PRESSES} cards and watch whether the buttons jump."

    def page(pressed: int) -> TrialPage:
        number = 1 if words_alone else pressed + 1
        ids = [stage.id(f"{CARD}-{index}") for index in range(CARDS)]
        said = f"{text} Pressed: {pressed}."
        select = stage.id("unused")
        return pages.hand(said, number, ids, select, stage.emoji, below=below)

    if await stage.tried("hand", stage.follow_up(page(0), picture(1))) is None:
        return False
    for pressed in range(1, PRESSES + 1):
        press = await stage.pressed(*(f"{CARD}-{index}" for index in range(CARDS)))
        files: dict[str, Any] = {} if words_alone else {"attachments": [picture(pressed + 1)]}
        await press.response.edit_message(view=page(pressed), **files)
    return await stage.asks_whether(key, f"{where}: did the buttons jump?")


async def choosing(stage: TrialStage) -> None:
    """Try the same choice twice in one select, and a change while a select is open."""
    select = pages.choice(stage.id(FRUITS), FRUIT)
    nothing = stage.buttons((SILENCE, "Nothing happens when I choose it"))
    text = f"**5.** Choose *{FRUIT[0]}*."
    message = await stage.follow_up(pages.private(text, select, nothing))
    await (await stage.pressed(FRUITS)).response.defer()
    text = f"**5.** Choose *{FRUIT[0]}* once more."
    await message.edit(view=pages.private(text, select, nothing))
    press = await stage.pressed(FRUITS, SILENCE)
    await press.response.edit_message(view=pages.private(text))
    came = stage.client.word_of(press) == FRUITS
    stage.note("same-choice", SENT if came else NOT_SENT)
    await _choose_in_open(stage)


async def _choose_in_open(stage: TrialStage) -> None:
    text = "Press *Ready*, then open this select and keep it open for five seconds."
    select = pages.choice(stage.id(OPEN), FRUIT)
    message = await stage.follow_up(pages.private(text, select, stage.buttons(("ready", "Ready"))))
    await (await stage.pressed("ready")).response.defer()
    await stage.clock.sleep_until(stage.clock.now() + OPEN_S)
    text = f"Now choose *{FRUIT[1]}* in it."
    nothing = stage.buttons((SILENCE, "It does not work"))
    await message.edit(view=pages.private(text, select, nothing))
    press = await stage.pressed(OPEN, SILENCE)
    await press.response.edit_message(view=pages.private(text))
    stage.note_whether("open-select", stage.client.word_of(press) == OPEN)


OPEN_S = 5
"""How long a tester may take to open a select."""


async def form(stage: TrialStage) -> None:
    """Try a form with everything that forms can hold."""
    await stage.put("**7.** Fill in the form, and send it.", (FORM, "Open the form"))
    press = await stage.pressed(FORM)
    opening = press.response.send_modal(pages.whole_form(stage.id(FORM_SENT)))
    await stage.tried("form", opening)
    if stage.sights.outcome("form") == REFUSED:
        return
    press = await stage.pressed(FORM_SENT)
    fields = entered(press)
    came = [name for name in pages.FORM_FIELDS if fields.get(name) not in (None, "", [])]
    is_whole = len(came) == len(pages.FORM_FIELDS)
    stage.note("form", DONE if is_whole else "partly", f"came: {', '.join(came)}")
    await press.response.edit_message(view=pages.private("The form has come."))
