"""The pages of the rules agree with the pictures, the options and each other."""

import re
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.games.actions import Bid, MeldsFrom
from bot.games.bolognese.game import BologneseGame
from bot.games.cards import Seat, Suit
from bot.games.catalogue import GAMES
from bot.games.deal import begin
from bot.games.events import DealBegan, Spoke
from bot.games.francese.rules import Francese
from bot.games.game import Game
from bot.games.match import Match
from bot.games.options import text_of
from bot.games.trick import Trick
from bot.texts import languages, texts_for
from bot.words.ranks import best_first
from cogs.rules.layout import OPTIONS, TOPICS, WORDS, page_text, topic_of
from tests.games.support.playing import moves, with_some_options

TEXTS = texts_for("en")

every_game = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)


@every_game
def test_the_page_of_cards_has_the_letters_of_the_pictures(kind: type[Game]) -> None:
    for language in languages():
        page = page_text(kind, texts_for(language), "WXYZ", "deck")
        assert "W X Y Z" in page
        assert not re.search(r"\b[KR] [QD] C\b", page)


@every_game
def test_the_page_of_options_names_every_option_and_value(kind: type[Game]) -> None:
    page, choices = page_text(kind, TEXTS, "KQCJ", OPTIONS), kind.options_type.choices()
    assert all(f" `{preset}`" in page for preset in kind.options_type.presets)
    for name in kind.options_type.names():
        [line] = [line for line in page.splitlines() if f"** `{name}`: " in line]
        values = choices[name]
        ends = (values[0], values[-1]) if isinstance(values, range) else values
        assert all(f"`{text_of(value)}`" in line for value in ends), line


@pytest.mark.parametrize("language", languages())
@every_game
def test_every_value_of_an_option_has_a_name(kind: type[Game], language: str) -> None:
    texts = texts_for(language)
    nameless = [
        (name, value)
        for name, values in kind.options_type.choices().items()
        for value in (() if isinstance(values, range) else values)
        if not texts.has(f"rule-{name}-{text_of(value).replace('/', '-')}")
        and not texts.has(f"rule-value-{text_of(value)}")
        and not isinstance(value, int)
    ]
    assert nameless == []


def test_a_page_of_options_tells_how_they_are_called_and_typed() -> None:
    page = page_text(GAMES["tarocco-francese"], TEXTS, "KQCJ", OPTIONS).splitlines()
    assert page[0] == "- **Rule set**: Federation `federation` · Playroom `playroom`"
    assert page[1].startswith("- **Playroom**: Petit au bout: for its player against each")
    assert page[2] == "- **Deals** `deals`: whole rounds `0` · `0`–`24`"
    assert page[3] == "- **Lowest bid** `lowest_bid`: Petite `petite` · Garde `garde`"
    assert "`game:tarocco-francese options:playroom deals=8`" in page[-1]


@every_game
def test_the_example_on_a_page_of_options_is_one_that_can_be_typed(kind: type[Game]) -> None:
    example = page_text(kind, TEXTS, "KQCJ", OPTIONS).rpartition("options:")[2]
    assert kind.options_type.parse(example.partition("`")[0]).changed()


EXPLAINED = {
    "poll": "*a monte*",
    "auction": "**Bids:**",
    "call": "**Calls:**",
    "discard": "discards",
    "slam": "**Slam:**",
    "declare": "**Declarations:**",
    "call-out": "**Calling out:**",
    "play": "Follow suit",
    "compensate": "a card of the lowest value",
}
"""For each part of a deal what must stand on the page that the question mark opens."""


@every_game
def test_the_question_mark_opens_a_page_that_explains(kind: type[Game]) -> None:
    seen: set[str] = set()
    for seed in range(8):
        rng = Random(seed)
        game = with_some_options(kind, rng)
        for match, _ in islice(moves(game, rng), 150):
            assert match.deal is not None
            if match.deal.to_act is None:
                continue
            asked = match.view(match.deal.to_act)
            what = "declare" if isinstance(asked.ask, MeldsFrom) else asked.phase
            what = asked.phase if asked.phase == "call-out" else what
            page = page_text(game, TEXTS, "KQCJ", topic_of(asked))
            assert EXPLAINED[what] in page, (what, topic_of(asked))
            seen.add(what)
    assert "play" in seen


def pages(game: type[Game] | Game) -> list[str]:
    """What the pages say that tell how to play."""
    return [page_text(game, TEXTS, "KQCJ", topic) for topic in TOPICS[:4]]


@every_game
def test_the_pages_of_a_table_follow_each_of_its_options(kind: type[Game]) -> None:
    for name, values in kind.options_type.choices().items():
        differing = {
            "\n".join(pages(kind(kind.options_type.of({name: value}), players)))
            for players in kind.numbers
            for value in (values[:: len(values) // 3] if isinstance(values, range) else values)
        }
        assert len(differing) > len(kind.numbers), name


@every_game
def test_a_table_with_the_usual_rules_has_the_usual_pages(kind: type[Game]) -> None:
    if len(kind.numbers) == 1:
        assert pages(kind()) == pages(kind)
    assert page_text(kind(), TEXTS, "KQCJ", OPTIONS).startswith("**This table** · standard\n")


TERM = re.compile(r"\*\*(.+?)\s*:?\*\*")


@every_game
def test_the_words_of_a_game_are_the_same_in_all_languages(kind: type[Game]) -> None:
    terms = {
        language: TERM.findall(page_text(kind, texts_for(language), "KQCJ", WORDS))
        for language in languages()
    }
    assert len(terms["en"]) >= 3
    assert all(sorted(found) == sorted(terms["en"]) for found in terms.values()), terms


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("ottocento", ("a monte", "volo", "striscio", "busso")),
        ("terziglio", ("gioco", "solo", "volo", "striscio", "busso")),
        ("piedicavallo", ("batto", "alto batto", "alto", "farlo")),
        ("tarocco-francese", ("petite", "garde", "garde sans", "garde contre")),
    ],
)
def test_what_is_said_in_a_game_stands_among_its_words(key: str, said: tuple[str, ...]) -> None:
    for language in languages():
        page = page_text(GAMES[key], texts_for(language), "KQCJ", WORDS).casefold()
        assert [word for word in said if not re.search(rf"\*[^*]*\b{word}\b", page)] == []


def table(key: str, options: str = "", players: int | None = None) -> Game:
    """A game as a table with these options plays it."""
    kind = GAMES[key]
    return kind(kind.options_type.parse(options), players)


# What the pages say is what the engine does.


@pytest.mark.parametrize("key", ["ottocento", "terziglio"])
@pytest.mark.parametrize("variant", ["bologna", "straight"])
def test_the_highest_trump_heads_the_list_and_the_grande(key: str, variant: str) -> None:
    game = table(key, f"variant={variant}")
    assert isinstance(game, BologneseGame)
    names = {"T20": "Angel", "T19": "World"}
    first, second = (names[card.code] for card in best_first(game, Suit.TRUMPS)[:2])
    deck, _, _, scoring = pages(game)
    assert f"**Trumps:** {first}, {second}, Sun" in deck
    assert f"*Grande:* the {first} and at least two of {second}, Sun and Moon" in scoring
    assert first == names[game.pack.members(game.meld_rules.head)[0].code]


@pytest.mark.parametrize("key", ["ottocento", "terziglio"])
def test_two_wild_cards_may_stand_next_to_each_other_once(key: str) -> None:
    game = table(key)
    assert isinstance(game, BologneseGame)
    scoring = pages(game)[3]
    assert "one may stand for one of the highest trumps and the other for the 16" in scoring
    found = game.meld_rules.best(game.pack.set_of("T20 T18 MAT BEG T15 T14"))
    assert {meld.kind: meld.points for meld in found}["grande"] == 25
    assert "cannot stand for two numbers in a row" in scoring
    gap = game.meld_rules.best(game.pack.set_of("T20 T19 T18 MAT BEG T14 T13"))
    assert {meld.kind: meld.points for meld in gap}["grande"] == 20


@pytest.mark.parametrize("key", ["ottocento", "terziglio"])
def test_a_card_counts_in_every_combination_it_belongs_to(key: str) -> None:
    game = table(key)
    assert isinstance(game, BologneseGame)
    assert "counts in every combination it belongs to" in pages(game)[3]
    # The Ace of coins is in Coins and in Aces, the Matto in both and in the Tarocchi.
    found = game.meld_rules.best(game.pack.set_of("DK DQ DJ DA SA CA T20 T19 MAT"))
    points = {meld.kind: meld.points for meld in found}
    assert points["coins"] == 20
    assert points["aces"] == 15
    assert points["tarocchi"] == 18


@pytest.mark.parametrize("direction", ["anticlockwise", "mixed", "clockwise"])
@pytest.mark.parametrize("lead", ["eldest", "declarer"])
def test_who_bids_declares_and_leads_first_in_terziglio(direction: str, lead: str) -> None:
    game = table("terziglio", f"direction={direction} first_lead={lead}")
    _, deal, play, _ = pages(game)
    begun = Match(game, Seat(0)).after(game.deal(1, Seat(0), game.pack.cards))
    assert begun.deal is not None
    first = begun.deal.to_act
    before = "starting with the player before the dealer and going round against" in deal
    assert (first == 2) is before is (direction == "mixed")
    assert ("round to the right" in play) is (direction == "anticlockwise")
    match = begun
    for word in ("pass", "gioco", "pass"):
        assert match.deal is not None
        assert match.deal.to_act is not None
        match = match.after(match.decide(match.deal.to_act, Bid(word)))
    assert match.deal is not None
    declarer = match.deal.to_act
    leader = first if lead == "eldest" else declarer
    assert leader != (declarer if lead == "eldest" else first)
    assert game.first_leader(match.deal.dealer, match.deal.facts) == leader
    assert ("first turn to bid leads, even after passing" in play) is (lead == "eldest")
    assert "starting with the player who leads" in deal
    assert isinstance(game, BologneseGame)
    order = game.declaring_order(match.deal)
    assert order[0] == leader
    assert (order[1] == game.after(order[0])) is ("going round against" not in deal)


def test_signals_after_the_top_card() -> None:
    # Terziglio 6.5: its king or the top trump, or all trumps that the signaller does not hold.
    page = pages(table("terziglio", "signal_limit=after_top_card"))[2]
    assert "open once its king (for trumps, the highest) has been played, now or before" in page
    assert "all the trumps you do not hold have been played, every plain suit is open" in page
    game = table("terziglio", "signal_limit=after_top_card")
    pack, card = game.pack, game.pack.parse("S9")
    bid = (Spoke(Seat(0), "gioco"), Spoke(Seat(1), "pass"), Spoke(Seat(2), "pass"))

    def signals(hand: str, gone: str) -> tuple[str, ...]:
        deal = begin(DealBegan(1, Seat(0)), 3)
        played = Trick((Seat(0),) * len(pack.named(gone)), pack.named(gone), Seat(0))
        hands = (0, pack.set_of(hand), 0)
        now = replace(deal, phase="play", hands=hands, tricks=(played,), facts=bid)
        return game.sayings(now, Seat(1), card)

    trumps = " ".join(card.code for card in pack.members(pack.trumps))
    assert signals("S9 S8 T5", "T20") == ()
    assert signals("S9 S8 T5", "SK") == ("striscio", "busso")
    assert signals("S9 S8 T5", trumps.replace("T5 ", "")) == ("striscio", "busso")
    assert signals("S9 S8", trumps.replace("T5 ", "")) == ()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_numbers_of_tarocco_francese(players: int) -> None:
    game = table("tarocco-francese", players=players)
    assert isinstance(game, Francese)
    _, deal, play, scoring = pages(game)
    assert f"**Cards:** {game.cards_each} each. The other {game.chien} are the *chien*." in deal
    first, second, third = game.handful_sizes
    assert f"{first}, {second} or {third} of them are worth 20, 30 or 40" in play
    assert ("**Calls:**" in deal) is (players > 4)
    deals = next(n for n in range(9) if game.is_over([(0,) * players] * n))
    assert f"A match has {deals} deals." in scoring


@every_game
def test_a_game_is_introduced_in_three_lines(kind: type[Game]) -> None:
    lines = TEXTS.say(f"intro-{kind.key}").splitlines()
    assert len(lines) == 3
    assert all(line.startswith("-# ") for line in lines)
