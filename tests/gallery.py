"""Draws every kind of picture to look at: `python -m tests.gallery FOLDER [LANGUAGE]`.

They are in English unless another language is named, with the letters of cards that its readers
see. Beside the pictures stands `index.html`, which shows each as large as it is and as wide as a
phone, on the dark and on the light ground of Discord, with its words. Those of a village's boards,
profiles and replays are kept in `screenshots/village`, in English, as they were looked at.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from html import escape
from pathlib import Path

from bot.games import catalogue
from bot.games.events import ScoreLine
from bot.games.match import Match
from bot.games.view import SeatView
from bot.texts import Texts, languages, texts_for
from bot.words.seats import Nameplate
from cogs.layouts.ratings import kind_name
from cogs.profile.layout import profile_of
from data.finished.period_totals import ALL_KINDS
from rendering.art.pips.suits import Colours
from rendering.canvas.picture import Picture
from rendering.cards.faces import PACKS
from rendering.cards.look import spoken
from rendering.cards.store import store
from rendering.pictures.pages.deals import DealScore, draw_deals
from rendering.pictures.pages.hands import draw_hands
from rendering.pictures.pages.leaderboard import LeaderboardLine, LeaderboardSheet, draw_leaderboard
from rendering.pictures.pages.order import draw_order
from rendering.pictures.pages.profile import Chart, Entry, Profile, Section, Tile, draw_profile
from rendering.pictures.pages.replay import draw_replay
from rendering.pictures.pages.score import draw_result, draw_score
from rendering.pictures.pages.sheet import cards_sheet, medallions_sheet
from rendering.pictures.play.hand import draw_hand, draw_hand_with_trick
from rendering.pictures.play.lobby import draw_lobby
from rendering.pictures.play.table import draw_table
from tests import careers, moments
from tests.rendering.support.scenes import SITTERS, following, leading, public, seat, turn

ENGLISH = texts_for("en")
LONGEST = tuple(Nameplate("W" * 32, computer="strong") for _ in range(6))
NAMES = (
    *(sitter.name for sitter in SITTERS),
    "日本語の名前",
    "W" * 32,
    "\U0001d4d9\U0001d4ee\U0001d4ea\U0001d4f7 🎴",
    "ᚠᚢᚦᚨᚱᚲ",
)
"""Names that are long, in other scripts, or hardly letters."""
VILLAGE = Path(__file__).parent / "screenshots/village"
"""The answers of a village; `python -m tests.bench.players.village.commands` renews it."""

CARD = 160
MEDALLIONS = 400

Draw = Callable[[], Picture]


def pictures(texts: Texts = ENGLISH) -> Iterator[tuple[str, Draw]]:
    """Every scene with its name, as what draws it."""
    yield from _lobbies(texts)
    yield from _hands(texts)
    yield from _tables(texts)
    yield from _games(texts)
    yield from _other_packs(texts)
    yield from _scores(texts)
    yield from _orders(texts)
    yield from _leaderboards(texts)
    yield from _profiles(texts)
    yield from _replays(texts)


def _lobbies(texts: Texts) -> Iterator[tuple[str, Draw]]:
    for key, kind in catalogue.GAMES.items():
        for players in kind.numbers:
            game = kind(players=players)
            some = (*SITTERS[: players - 1], None)
            yield f"lobby-{key}-{players}", partial(draw_lobby, game, some, texts)
    six = catalogue.find("tarocco-francese")(players=6)
    yield "lobby-longest", partial(draw_lobby, six, LONGEST, texts)


def _hands(texts: Texts) -> Iterator[tuple[str, Draw]]:
    for art in PACKS:
        most = len(leading(art, 3, 1, _each(art, 3)).hand)
        for count in (most, most - 6, 10, 3, 1):
            yield (
                f"hand-{art}-{count}",
                partial(draw_hand, leading(art, 3, 1, count), SITTERS[:3], texts),
            )
            followed = following(art, 3, 2, count)
            yield f"hand-{art}-{count}-following", partial(draw_hand, followed, SITTERS[:3], texts)
        discard = turn(art, 4, 5, 0)
        chosen = sum(card.bit for card in discard.hand[3:5])
        yield f"hand-{art}-discard", partial(draw_hand, discard, SITTERS[:4], texts, chosen)
        over = replace(discard, hand=(), ask=None)
        yield f"hand-{art}-empty", partial(draw_hand, over, SITTERS[:4], texts)


def _tables(texts: Texts) -> Iterator[tuple[str, Draw]]:
    for players in (3, 4, 5, 6):
        art = PACKS[players % len(PACKS)]
        for steps in (0, 1, players, players + 1, 4 * players + 2):
            view = public(art, players, 3, steps)
            yield (
                f"table-{players}-{steps}",
                partial(draw_table, view, SITTERS[:players], texts),
            )
        worst = public(art, players, 4, 3 * players)
        yield f"table-{players}-longest", partial(draw_table, worst, LONGEST[:players], texts)


def _games(texts: Texts) -> Iterator[tuple[str, Draw]]:
    for key, kind in catalogue.GAMES.items():
        for players in kind.numbers:
            name, drawn = f"{key}-{players}", partial(_moment, key, players, texts)
            yield f"opened-{name}", partial(drawn, _table, moments.opened)
            for phase in moments.asked(key, players):
                yield f"{phase}-{name}", partial(drawn, _table, partial(_asked, phase))
            yield f"playing-{name}", partial(drawn, _table, moments.playing)
            yield f"turn-{name}", partial(drawn, _hand_with_trick, moments.playing)
            yield f"mine-{name}", partial(drawn, _hand, moments.playing)
            yield f"before-{name}", partial(drawn, _hand_with_trick, moments.opened)
            yield f"over-{name}", partial(drawn, _score, moments.scored)
            yield f"replay-{name}", partial(drawn, _replay, moments.scored)


def _moment(
    key: str,
    players: int,
    texts: Texts,
    draw: Callable[[Match, Texts], Picture],
    moment: Callable[[str, int], Match],
) -> Picture:
    return draw(moment(key, players), texts)


def _asked(phase: str, key: str, players: int) -> Match:
    return moments.asked(key, players)[phase]


def _table(match: Match, texts: Texts) -> Picture:
    return draw_table(moments.public(match), SITTERS[: match.game.players], texts)


def _hand_with_trick(match: Match, texts: Texts) -> Picture:
    view = moments.on_turn(match)
    return draw_hand_with_trick(view, SITTERS[: match.game.players], texts)


def _hand(match: Match, texts: Texts) -> Picture:
    return draw_hand(moments.on_turn(match), SITTERS[: match.game.players], texts)


def _score(match: Match, texts: Texts) -> Picture:
    return draw_score(moments.public(match), SITTERS[: match.game.players], texts)


def _replay(match: Match, texts: Texts) -> Picture:
    return draw_replay(moments.public(match), SITTERS[: match.game.players], texts)


def _other_packs(texts: Texts) -> Iterator[tuple[str, Draw]]:
    french, italian = public("nouveau", 4, 3, 18), public("piemontese", 3, 3, 14)
    yield "table-in-italian", partial(draw_table, french, SITTERS[:4], texts, "piemontese")
    yield "table-in-french", partial(draw_table, italian, SITTERS[:3], texts, "nouveau")
    look = replace(spoken("nouveau", texts), colours=Colours.TWO)
    hand = partial(draw_hand_with_trick, turn("piemontese", 3, 3, 14), SITTERS[:3], texts)
    yield "turn-in-two-colours", partial(hand, look=look)


def _scores(texts: Texts) -> Iterator[tuple[str, Draw]]:
    for players in (3, 4, 5, 6):
        view = _over(players)
        sitters = SITTERS[:players]
        yield f"score-{players}", partial(draw_score, view, sitters, texts)
        payoffs = view.game.payoffs(view.totals)
        yield f"result-{players}", partial(draw_result, view, sitters, texts, payoffs)
    view = _over(6)
    assert view.score is not None
    lines = tuple(ScoreLine("average", (-26, 26, -126, 1260, 0, 1)) for _ in range(9))
    many = replace(view, score=replace(view.score, lines=lines), totals=(-9999,) * 6)
    yield "score-worst", partial(draw_score, many, LONGEST, texts)
    yield "result-worst", partial(draw_result, many, LONGEST, texts, (-9999,) * 6)


def _orders(texts: Texts) -> Iterator[tuple[str, Draw]]:
    for key, game in catalogue.GAMES.items():
        yield f"order-{key}", partial(draw_order, game(), texts)


def _leaderboards(texts: Texts) -> Iterator[tuple[str, Draw]]:
    kind = kind_name(careers.KIND, texts)
    title = texts.say("board-title-game", game=kind)
    rated = LeaderboardSheet(
        title=title,
        time=texts.say("board-period-all"),
        by=texts.say("board-by-rating"),
        lines=tuple(_rated(number, name) for number, name in enumerate(NAMES)),
        own=replace(_rated(20, "Margherita"), place=12345, own=True),
        note=texts.say("board-note-about-met", deals=45, people=3),
        medals=True,
    )
    yield "leaderboard-10", partial(draw_leaderboard, rated, texts)
    own = replace(rated.lines[0], own=True)
    first = texts.say("board-note-place", place=texts.say("picture-place", place=1))
    one = replace(rated, lines=(own,), own=None, note=first)
    yield "leaderboard-1", partial(draw_leaderboard, replace(one, medals=False), texts)
    together = texts.say("board-title-game", game=kind_name(ALL_KINDS, texts))
    lines = tuple(_winner(number, name, texts) for number, name in enumerate(NAMES))
    wins = replace(rated, title=together, by=texts.say("board-by-wins"), lines=lines, own=None)
    yield "leaderboard-wins", partial(draw_leaderboard, replace(wins, note=""), texts)


def _rated(number: int, name: str) -> LeaderboardLine:
    form = tuple(49 * (each + number) ** 2 % 97 - 50 for each in range(20))
    value, off = 1720 - 31 * number, 60 + 12 * number
    place = None if number > 6 else 1 + number
    return LeaderboardLine(
        place=place, name=name, value=str(value), range=(value - off, value + off), form=form,
        face=number % 6, moved=0 if place is None else (number * 5) % 4 - 1,
    )  # fmt: skip


def _winner(number: int, name: str, texts: Texts) -> LeaderboardLine:
    wins, matches = 40 - 4 * number, 61 - 3 * number
    of = texts.say("board-of", matches=str(matches))
    return LeaderboardLine(
        place=1 + number, name=name, value=str(wins), of=of, share=100 * wins // matches,
        face=number % 6,
    )  # fmt: skip


PROFILES = {
    "usual": careers.in_one_game(),
    "pairs": careers.in_pairs(),
    "first-match": careers.after_one_match(),
    "all-games": replace(careers.in_all_games(), name="Ελένη Παπαδοπούλου"),
}


def _profiles(texts: Texts) -> Iterator[tuple[str, Draw]]:
    for name, career in PROFILES.items():
        yield f"profile-{name}", partial(draw_profile, profile_of(career, texts), texts)
    tiles = (Tile("12345678", "W" * 40), Tile("−99999.9", "W" * 40))
    rows = (("W" * 40, "W" * 40, "−99999.9"), ("W" * 40, "", "1"), ("W", "W" * 40, "99999 ± 9999"))
    chart = Chart("W" * 80, (1500, 99999), (200, 200))
    section = Section(texts.say("profile-latest"), tuple(Entry(*row) for row in rows * 3))
    worst = Profile("W" * 32, "W" * 99, tiles, chart, (section,) * 3)
    yield "profile-worst", partial(draw_profile, worst, texts)


def _replays(texts: Texts) -> Iterator[tuple[str, Draw]]:
    for players in (3, 4, 5, 6):
        view = _over(players)
        yield f"replay-{players}", partial(draw_replay, view, SITTERS[:players], texts)
        longest = partial(draw_replay, view, LONGEST[:players], texts)
        yield f"replay-{players}-longest", longest
        seen = tuple(seat("nouveau", players, 3, 20, number) for number in range(players))
        yield f"hands-{players}", partial(draw_hands, seen, SITTERS[:players], texts)
        scores = [DealScore(n, (90 * n, *[-9 * n] * (players - 1))) for n in range(1, 9)]
        deals = [*scores, DealScore(9, None)]
        yield f"deals-{players}", partial(draw_deals, view, SITTERS[:players], deals, texts)
    nothing = replace(_over(4), tricks=())
    yield "replay-no-trick", partial(draw_replay, nothing, SITTERS[:4], texts)


def _each(art: str, players: int) -> int:
    # The dealer's cards before the discard are a scene of their own.
    return (len(public(art, players, 1, 0).game.pack.cards) - 1) // players


def _over(players: int) -> SeatView:
    steps = 0
    while public("nouveau", players, 3, steps).score is None:
        steps += 1
    return public("nouveau", players, 3, steps)


def draw_gallery(folder: Path, texts: Texts) -> None:
    """Writes all pictures and the page. Raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = []
    for name, draw in pictures(texts):
        picture = draw()
        (folder / f"{name}.png").write_bytes(picture.png)
        figures.append(_figure(name, picture))
    for file in sorted(VILLAGE.glob("*.png")):
        picture = Picture(file.read_bytes(), "")
        (folder / f"village-{file.name}").write_bytes(picture.png)
        figures.append(_figure(f"village-{file.stem}", picture))
    for pack in PACKS:
        cards_sheet(pack, CARD).save(folder / f"cards-{pack}.png")
        medallions_sheet(pack, MEDALLIONS).save(folder / f"medallions-{pack}.png")
    page = PAGE.format(language=texts.language, figures="\n".join(figures))
    (folder / "index.html").write_text(page, encoding="utf-8")


def _figure(name: str, picture: Picture) -> str:
    alt, size = escape(picture.alt, quote=True), len(picture.png) // 1024
    image = f'<img src="{name}.png" alt="{alt}">'
    return (
        f"<figure><figcaption>{name}, {size} KB</figcaption>{image}"
        f'<div class="dark">{image}</div><div class="light">{image}</div><p>{alt}</p></figure>'
    )


PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<title>Pictures</title>
<style>
body {{ background: #313338; color: #dbdee1; font: 15px/1.4 sans-serif; }}
figure {{ margin: 1em 0 3em; }}
p {{ max-width: 70em; }}
.dark, .light {{ display: inline-block; width: 390px; padding: 8px; vertical-align: top; }}
.dark {{ background: #313338; }}
.light {{ background: #ffffff; }}
.dark img, .light img {{ width: 100%; }}
figure > img {{ display: block; max-width: 100%; }}
</style>
{figures}
"""


if __name__ == "__main__":
    folder, language, *others = [*sys.argv[1:], "en", ""]
    if len(sys.argv) not in (2, 3) or language not in languages():
        sys.exit(f"Use: python -m tests.gallery FOLDER [{'|'.join(languages())}]")
    store.use(Path(__file__).parents[1] / "var/cache")
    draw_gallery(Path(folder), texts_for(language))
