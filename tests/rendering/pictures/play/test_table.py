"""Pictures of tables: everything in its place, nothing cut off, nothing hidden given away."""

import io
import random
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from bot.games.actions import Action, Ask, CardsFrom, Discard, OneOf
from bot.games.cards import Card, Seat, Suit
from bot.games.catalogue import GAMES
from bot.games.drawings import drawn_as
from bot.games.errors import IllegalAction
from bot.games.match import Match
from bot.games.view import SeatView
from bot.texts import Texts, languages, texts_for
from bot.words.alt import table_title
from bot.words.progress import progress_of
from bot.words.seats import Nameplate
from bot.words.wording import Wording
from rendering.canvas.colours import GOLD
from rendering.canvas.picture import LONGEST_ALT
from rendering.canvas.script import length
from rendering.canvas.shapes import tally
from rendering.cards.deck import SLOTS
from rendering.cards.faces import card_size
from rendering.cards.look import spoken
from rendering.cards.store import store
from rendering.pictures.play import slots
from rendering.pictures.play.hand import draw_hand, draw_hand_with_trick
from rendering.pictures.play.slots import CLEAR, NAME, TASK, TASK_ON_BACK, lines_that_fit
from rendering.pictures.play.table import ASIDE, CHIP, TITLES, draw_table, table_layout
from rendering.pictures.play.table_places import GAP, LINE, SIDE, STRIP, WIDTH, kind_of, layout
from tests import moments
from tests.rendering.support.scenes import SITTERS, public
from tests.words.support.plain import PACKS, PlainGame

WIDTH_OF_WORDS = 400
NUMBERS = (3, 4, 5, 6)
LONG = tuple(Nameplate("Wolfgang Amadeus " * 2 + str(seat), "strong", True) for seat in range(6))


def _image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("art", PACKS)
@pytest.mark.parametrize("players", NUMBERS)
def test_slots_and_last_trick_lie_within_the_picture(art: str, players: int) -> None:
    card = card_size(art, kind_of(players).width)

    where = layout(players, card, players)

    assert len(where.slots) == players
    for slot in where.slots:
        told = slot.told[0] + slot.room, slot.told[1] + LINE * slot.lines
        assert 0 <= slot.at[0] <= slot.card[0]
        assert slot.card[0] + card[0] <= slot.right <= where.size[0]
        assert slot.card[1] + card[1] <= slot.foot
        assert slot.told[0] >= slot.card[0] + card[0] or slot.told[1] >= slot.card[1] + card[1]
        assert told[0] <= slot.right
        assert told[1] <= slot.foot
        assert slot.right - 12 - slot.name[0] >= length("W" * 6 + "…", NAME.style)
    for before, after in pairwise(where.slots):
        assert before.right < after.at[0] or before.foot < after.at[1]
    footer = where.footer
    assert footer is not None
    assert footer.y >= where.slots[-1].foot
    assert footer.x + WIDTH_OF_WORDS <= footer.cards
    assert footer.cards + players * STRIP < footer.x + footer.width < where.size[0]
    assert footer.y + footer.height < where.size[1]


@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_the_picture_is_no_higher_than_a_phone_allows(players: int) -> None:
    card = card_size("nouveau", kind_of(players).width)

    width, height = layout(players, card, players).size

    assert height * 390 / width <= 350


@pytest.mark.parametrize("players", NUMBERS)
def test_every_moment_of_a_deal_has_a_picture(players: int, texts: Texts) -> None:
    for steps in (0, 1, 2, players, players + 1, players + 2, 2 * players + 1, 78):
        seen = public("nouveau", players, 5, steps)

        picture = draw_table(seen, LONG[:players], texts)

        assert _image(picture.png).size == table_layout(seen).size
        assert len(picture.alt) <= LONGEST_ALT


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_the_title_of_a_long_match_has_room_beside_any_suit(key: str, language: str) -> None:
    texts, seen = texts_for(language), moments.playing(key, GAMES[key].numbers[0])
    view = replace(moments.public(seen), number=12, tricks=moments.public(seen).tricks * 3)
    for art in PACKS:
        wording = Wording.usual(texts, art)
        led = max(
            length(texts.say("picture-suit-led", suit=wording.suit(suit)), ASIDE.style)
            for suit in {card.suit for card in view.game.pack.cards} - {Suit.FOOL}
        )
        room = WIDTH - 2 * SIDE - GAP - CHIP - 10 - led
        assert length(table_title(view, texts), TITLES[-1].style) <= room


@pytest.mark.parametrize("language", languages())
def test_what_is_to_be_done_fits_into_the_place_of_a_card(language: str) -> None:
    for players, phases in {6: ("", "-play"), 4: ("-call-out", "-compensate")}.items():
        for phase in phases:
            words = texts_for(language).say(f"picture-doing{phase}").split(" ")
            longest = max(length(word, TASK.style) for word in words)
            assert longest <= SLOTS[players].width - 10, phase


@pytest.mark.parametrize("language", languages())
def test_what_is_to_be_done_before_the_play_stays_within_the_plate(language: str) -> None:
    slot = layout(6, card_size("nouveau", kind_of(6).width)).slots[0]
    middle = slot.card[0] - slot.at[0] + kind_of(6).width // 2
    for phase in ("auction", "call", "discard", "slam"):
        words = texts_for(language).say(f"picture-doing-{phase}").split(" ")
        longest = max(length(word, TASK_ON_BACK.style) for word in words)
        assert longest + 4 <= 2 * (middle - CLEAR), phase


@pytest.mark.parametrize("language", languages())
def test_it_is_told_that_a_taker_is_away(language: str) -> None:
    texts = texts_for(language)
    slot = layout(6, card_size("nouveau", kind_of(6).width)).slots[0]
    name, bid = texts.say("picture-role-taker"), texts.say("bid-garde")
    told = [texts.say("picture-role-bid", role=name, bid=bid), texts.say("picture-away")]
    assert lines_that_fit(told, slot.room, slot.lines)[-1] == told[-1]


def test_a_complete_trick_stays_until_the_next_card() -> None:
    complete, begun = public("nouveau", 4, 3, 9), public("nouveau", 4, 3, 10)

    now, then = progress_of(complete), progress_of(begun)

    assert now.trick is complete.tricks[-1]
    assert now.earlier is complete.tricks[-2]
    assert now.best == complete.tricks[-1].winner == complete.to_act
    assert then.trick is begun.trick
    assert then.earlier == complete.tricks[-1]
    assert (now.number, then.number) == (2, 3)
    assert now.count == then.count == 19


def test_the_last_trick_of_a_deal_stays_in_the_slots() -> None:
    over = public("nouveau", 6, 3, 73)
    assert over.score is not None

    assert progress_of(over).trick is over.tricks[-1]
    assert progress_of(over).number == progress_of(over).count == 12


def test_before_the_play_there_is_no_trick() -> None:
    progress = progress_of(public("nouveau", 4, 3, 0))

    assert not progress.began
    assert (progress.trick.cards, progress.earlier, progress.best, progress.suit) == (
        (),
        None,
        None,
        None,
    )


def test_the_winner_so_far_wins_if_no_better_card_comes() -> None:
    for steps in range(1, 40):
        seen, progress = public("nouveau", 4, 8, steps), progress_of(public("nouveau", 4, 8, steps))
        assert (progress.best is None) == (not progress.trick.cards)
        if progress.best is not None:
            assert progress.best in progress.trick.seats
        if len(progress.trick.cards) == 4:
            assert progress.best == seen.tricks[-1].winner


def test_the_seat_whose_turn_it_is_has_a_golden_frame(texts: Texts) -> None:
    seen = public("nouveau", 4, 3, 6)
    picture = _image(draw_table(seen, SITTERS[:4], texts).png)
    gold = Image.new("RGB", (1, 1), GOLD).getpixel((0, 0))

    framed = [
        picture.getpixel((slot.at[0] + 1, slot.at[1] + slot.size[1] // 2)) == gold
        for slot in table_layout(seen).slots
    ]

    assert framed == [seat == seen.to_act for seat in range(4)]


@pytest.mark.parametrize("art", ["nouveau", "piemontese"])
def test_each_card_lies_in_the_slot_of_its_seat_in_any_drawing(art: str, texts: Texts) -> None:
    seen = public("nouveau", 4, 3, 9)
    picture = _image(draw_table(seen, SITTERS[:4], texts, art).png)
    trick = progress_of(seen).trick
    deck = store.deck(spoken(art, texts), SLOTS[4])

    for seat, card in zip(trick.seats, trick.cards, strict=True):
        x, y = table_layout(seen, art).slots[seat].card
        cell = deck.cell(drawn_as(card, art).code)
        cell.putpalette(deck.palette.raw)
        left, top = deck.margin + 4, deck.margin + 4
        shown = picture.crop((x + 4, y + 4, x + 60, y + 104))
        assert shown == cell.convert("RGB").crop((left, top, left + 56, top + 100))


def test_the_cards_are_called_as_they_are_drawn(texts: Texts) -> None:
    seen = public("piemontese", 4, 3, 6)

    own, french = (draw_table(seen, SITTERS[:4], texts, art) for art in (None, "nouveau"))

    assert own.alt.replace("swords", "spades") == french.alt != own.alt
    assert draw_table(seen, SITTERS[:4], texts, "piemontese") is own
    assert own.png != french.png


def test_tricks_are_strokes(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, counted = public("nouveau", 4, 3, 18), []

    def noted(count: int, height: int) -> Image.Image:
        counted.append(count)
        return tally(count, height)

    monkeypatch.setattr(slots, "tally", noted)
    draw_table(seen, SITTERS[:4], texts)

    assert counted == [*seen.tricks_taken]
    assert sum(counted) == 4


def test_the_words_tell_the_trick_the_turn_and_the_seats(texts: Texts) -> None:
    words = draw_table(public("nouveau", 4, 3, 6), SITTERS[:4], texts).alt

    assert "trick 2 of 19" in words
    assert "is winning" in words
    assert "to play" in words
    assert "Åsa Lindqvist (computer, normal): " in words
    assert words.count("(computer, ") == 1
    assert "…" not in words


def test_a_seat_without_a_name_is_called_by_its_number(texts: Texts) -> None:
    words = draw_table(public("nouveau", 3, 3, 4), (Nameplate("\u200b"), *SITTERS[1:3]), texts).alt

    assert "Seat 1" in words


def test_other_sitters_make_another_picture(texts: Texts) -> None:
    seen = public("nouveau", 3, 3, 4)
    away = (replace(SITTERS[0], away=True), *SITTERS[1:3])

    assert draw_table(seen, SITTERS[:3], texts) is draw_table(seen, SITTERS[:3], texts)
    assert draw_table(seen, SITTERS[:3], texts).png != draw_table(seen, away, texts).png


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_nobody_may_see_change_no_picture(seed: int, texts: Texts) -> None:
    match, other = _twins(seed)
    assert match.deal is not None
    assert other.deal is not None
    assert match.deal.hands != other.deal.hands

    for seat in (None, _unchanged(match, other)):
        one, two = match.view(seat), other.view(seat)
        assert one.hand == two.hand
        assert draw_table(_public(one), SITTERS[:3], texts) == draw_table(
            _public(two), SITTERS[:3], texts
        )
        if seat is None:
            continue
        assert draw_hand(one, SITTERS[:3], texts) == draw_hand(two, SITTERS[:3], texts)
        assert draw_hand_with_trick(one, SITTERS[:3], texts) == draw_hand_with_trick(
            two, SITTERS[:3], texts
        )


def _public(seen: SeatView) -> SeatView:
    return replace(seen, seat=None, hand=(), taken_up=(), discarded=(), ask=None, step=0)


def _unchanged(match: Match, other: Match) -> Seat:
    assert match.deal is not None
    assert other.deal is not None
    pairs = zip(match.deal.hands, other.deal.hands, strict=True)
    return Seat(next(seat for seat, (one, two) in enumerate(pairs) if one == two))


def _twins(seed: int) -> tuple[Match, Match]:
    # Two matches with the same actions, whose deals differ in two cards not yet played.
    game, rng = PlainGame(PACKS["nouveau"], 3), random.Random(seed)
    deck = list(game.pack.cards)
    rng.shuffle(deck)
    hands = [tuple(deck[25 * seat : 25 * (seat + 1)]) for seat in range(3)]
    dealt = [*hands, tuple(deck[75:])]
    match, actions = _play(game, dealt, rng)
    assert match.deal is not None
    left = [game.pack.members(hand) for hand in match.deal.hands]
    for one in left[1]:
        for two in left[2]:
            swapped = [hands[0], _swapped(hands[1], one, two), _swapped(hands[2], two, one)]
            twin = _replayed(game, [*swapped, dealt[3]], actions)
            if twin is not None:
                return match, twin
    raise AssertionError("no two cards can be exchanged")


def _swapped(hand: tuple[Card, ...], gone: Card, come: Card) -> tuple[Card, ...]:
    return tuple(come if card is gone else card for card in hand)


def _play(
    game: PlainGame, dealt: list[tuple[Card, ...]], rng: random.Random
) -> tuple[Match, list[Action]]:
    match = _begun(game, dealt)
    actions: list[Action] = []
    for _ in range(12):
        assert match.deal is not None
        seat = match.deal.to_act
        assert seat is not None
        ask = game.ask(match.deal, seat)
        if isinstance(ask, OneOf):
            actions.append(rng.choice(ask.actions))
        else:
            actions.append(_discard(ask))
        match = match.after(match.decide(seat, actions[-1]))
    return match, actions


def _replayed(
    game: PlainGame, dealt: list[tuple[Card, ...]], actions: list[Action]
) -> Match | None:
    match = _begun(game, dealt)
    for action in actions:
        assert match.deal is not None
        assert match.deal.to_act is not None
        try:
            match = match.after(match.decide(match.deal.to_act, action))
        except IllegalAction:
            return None
    return match


def _begun(game: PlainGame, dealt: list[tuple[Card, ...]]) -> Match:
    return Match(game, Seat(0)).after(game.deal_as(1, Seat(0), dealt))


def _discard(ask: Ask | None) -> Discard:
    assert isinstance(ask, CardsFrom)
    return Discard(ask.cards[: ask.count])
