"""A page of a game's rules, with a select for the others."""

from discord import SelectOption, ui

from bot.games.actions import MeldsFrom
from bot.games.game import Game
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.labels import capital
from bot.words.options import example_of, options_in_words, rule_arguments, rules_in_words
from cogs.layouts.codec import Id
from cogs.layouts.components import ActionRow, Text
from cogs.layouts.hand.lesson import learn_button
from cogs.layouts.parts import FELT, boxed, gallery, row, select
from rendering.canvas.picture import Picture

WORDS, OPTIONS = "words", "options"
TOPICS = ("deck", "deal", "play", "scoring", WORDS, OPTIONS)
EXPLAINED = {"play": "play", "compensate": "play"}
"""The page that explains a phase; other phases are explained on the page of the deal."""
PICTURE = "order.png"


def topics_of(game: type[Game] | Game, texts: Texts) -> tuple[str, ...]:
    """Return the topics that the game has a page for."""
    return tuple(
        topic for topic in TOPICS if topic == OPTIONS or texts.has(f"rules-{game.key}-{topic}")
    )


def topic_of(view: SeatView) -> str:
    """Return the topic whose page explains the current question, or else this part of the deal."""
    declares = isinstance(view.ask, MeldsFrom) and view.phase == "play"
    return "deal" if declares else EXPLAINED.get(view.phase, "deal")


def page_text(game: type[Game] | Game, texts: Texts, letters: str, topic: str) -> str:
    """Return one page of the rules by which a table plays; without a table, of the usual ones.

    *letters* are those of king, queen, cavalier and jack on the reader's cards.
    """
    if topic == OPTIONS:
        return _options_text(game, texts)
    courts = " ".join(letters)
    text = texts.say(f"rules-{game.key}-{topic}", **rule_arguments(game), courts=courts)
    if topic == "play":
        return "\n".join([text, texts.say("rules-claim"), texts.say("rules-undo")])
    return text


def _options_text(game: type[Game] | Game, texts: Texts) -> str:
    lines = [f"- {line}" for line in options_in_words(game.options_type, texts)]
    if not isinstance(game, type):
        lines.insert(0, texts.say("rules-of-this-table", rules=rules_in_words(game, texts)))
    notes = f"rules-{game.key}-{OPTIONS}"
    if texts.has(notes):
        lines.append(texts.say(notes))
    example = example_of(game.options_type)
    return "\n".join([*lines, texts.say("rules-options", game=game.key, example=example)])


def rules_page(
    game: type[Game] | Game,
    texts: Texts,
    letters: str,
    topic: str,
    picture: Picture | None,
    turn: Id,
    *,
    learn: bool = False,
) -> ui.LayoutView:
    """Return one page of the rules with its picture, if it has one, and a select to *turn* to
    others.

    *learn* says whether lessons are offered.
    """
    title = texts.say(
        "rules-title", game=texts.say(f"game-{game.key}"), topic=texts.say(f"topic-{topic}")
    )
    text = Text(f"{title}\n{page_text(game, texts, letters, topic)}")
    pictures = [] if picture is None else [gallery(picture.alt, PICTURE)]
    lessons = [row([learn_button(game.key, texts)])] if learn else []
    return boxed(FELT, text, *pictures, _topics(game, texts, topic, turn), *lessons)


def _topics(game: type[Game] | Game, texts: Texts, shown: str, turn: Id) -> ActionRow:
    options = [
        SelectOption(
            label=capital(texts.say(f"topic-{topic}")), value=topic, default=topic == shown
        )
        for topic in topics_of(game, texts)
    ]
    return row([select(turn, options)])
