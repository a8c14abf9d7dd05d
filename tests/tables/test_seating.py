"""Seatings as values."""

import pytest

from bot.games.cards import Seat
from bot.players import levels
from bot.tables.errors import TableError, TableFault
from bot.tables.seating import COMPUTER_NAMES, Seating, initial, level_of
from data.seats import Away, Sitter

ADA, BEPPE, CARLA, DINO = 101, 102, 103, 104
EMPTY = Seating((None, None, None))


def seating(*people: int) -> Seating:
    result = EMPTY
    for person in people:
        result = result.join(person, str(person), "en")
    return result


def users(seating: Seating) -> list[int | None]:
    return [None if sitter is None else sitter.user_id for sitter in seating.seats]


def refusal(of: pytest.ExceptionInfo[TableError]) -> TableFault:
    return of.value.code


def test_people_sit_down_one_after_the_other() -> None:
    assert users(seating(ADA, BEPPE)) == [ADA, BEPPE, None]
    assert seating(ADA).free == (1, 2)


def test_person_may_choose_a_free_seat() -> None:
    chosen = seating(ADA).join(BEPPE, "Beppe", "it", Seat(2))
    assert users(chosen) == [ADA, None, BEPPE]
    assert chosen.sitter(Seat(2)) == Sitter(Seat(2), BEPPE, "Beppe", locale="it")


def test_taken_seat_is_refused() -> None:
    with pytest.raises(TableError) as refused:
        seating(ADA).join(BEPPE, "Beppe", "it", Seat(0))
    assert refusal(refused) is TableFault.PLACE_TAKEN


def test_nobody_sits_twice() -> None:
    with pytest.raises(TableError) as refused:
        seating(ADA, BEPPE).join(ADA, "Ada", "it")
    assert refusal(refused) is TableFault.ALREADY_SEATED


def test_full_table_is_refused() -> None:
    with pytest.raises(TableError) as refused:
        seating(ADA, BEPPE, CARLA).join(DINO, "Dino", "it")
    assert refusal(refused) is TableFault.TABLE_FULL


def test_person_moves_on_to_the_next_free_seat_round_the_table() -> None:
    assert users(seating(ADA, BEPPE).move(ADA)) == [None, BEPPE, ADA]
    assert users(seating(ADA, BEPPE).move(ADA).move(ADA)) == [ADA, BEPPE, None]


def test_person_changes_places_with_a_computer() -> None:
    moved = seating(ADA, BEPPE).add_computer("simple").move(BEPPE)
    assert users(moved) == [ADA, None, BEPPE]
    assert moved.sitter(Seat(1)).computer == "simple@1"
    assert [sitter.seat for sitter in moved.sitters] == [0, 1, 2]


def test_among_people_only_nobody_moves() -> None:
    with pytest.raises(TableError) as refused:
        seating(ADA, BEPPE, CARLA).move(ADA)
    assert refusal(refused) is TableFault.TABLE_FULL


def test_who_does_not_sit_here_can_neither_move_nor_leave_nor_cut() -> None:
    for decide in (seating(ADA).move, seating(ADA).leave, lambda user: seating(ADA).cut(user, "x")):
        with pytest.raises(TableError) as refused:
            decide(BEPPE)
        assert refusal(refused) is TableFault.NOT_SEATED


def test_computers_have_names_of_their_own() -> None:
    full = Seating((None,) * len(COMPUTER_NAMES)).join(ADA, COMPUTER_NAMES[0], "it")
    for _ in range(len(COMPUTER_NAMES) - 1):
        full = full.add_computer("novice")
    assert sorted(sitter.name for sitter in full.sitters) == sorted(COMPUTER_NAMES)


def test_computers_share_no_initial_with_a_person() -> None:
    alone = Seating((None,) * 3).join(ADA, "Ada", "it")
    joined = alone.add_computer().add_computer()
    assert initials(joined, computers=True) == ["b", "c"]

    for number, name in enumerate(("\u212bsa", "BEPPE", "Élise", "🎴 Dino")):
        joined = Seating((*joined.seats, None)).join(500 + number, name, "it")
    apart = joined.told_apart()

    assert initials(joined, computers=True) == ["b", "c"]
    assert initials(apart, computers=True) == ["f", "c"]
    assert not set(initials(apart, computers=True)) & set(initials(apart, computers=False))
    assert apart.humans() == joined.humans()


def initials(of: Seating, *, computers: bool) -> list[str]:
    """The initials of the computers, or of the people."""
    return [
        initial(sitter.name) for sitter in of.sitters if (sitter.computer is not None) == computers
    ]


def test_last_computer_goes_first_unless_one_is_chosen() -> None:
    two = seating(ADA).add_computer("simple").add_computer("simple")
    assert two.remove_computer().free == (2,)
    assert two.remove_computer(Seat(1)).free == (1,)


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(2)])
def test_where_no_computer_sits_none_goes(seat: Seat | None) -> None:
    with pytest.raises(TableError) as refused:
        seating(ADA).remove_computer(seat)
    assert refusal(refused) is TableFault.NO_COMPUTER_TO_REMOVE


def test_host_is_the_opener_or_else_the_next_person() -> None:
    assert seating(ADA, BEPPE).host(ADA) == ADA
    assert seating(ADA, BEPPE, CARLA).leave(ADA).host(ADA) == BEPPE
    assert seating(ADA).leave(ADA).host(ADA) is None


def test_word_is_kept_in_its_composed_form_and_taken_back_by_an_empty_one() -> None:
    cut = seating(ADA, BEPPE).cut(BEPPE, "  perche\u0301 ")
    assert cut.words == ("perch\u00e9",)
    assert cut.cut(BEPPE, " ").words == ()


def test_words_stand_in_the_order_of_the_seats() -> None:
    assert seating(ADA, BEPPE).cut(BEPPE, "two").cut(ADA, "one").words == ("one", "two")


def test_word_has_at_most_64_bytes() -> None:
    assert seating(ADA).cut(ADA, "é" * 32).words == ("é" * 32,)
    with pytest.raises(TableError) as refused:
        seating(ADA).cut(ADA, "é" * 32 + "x")
    assert refusal(refused) is TableFault.WORD_TOO_LONG


def test_a_computer_plays_for_a_person_who_is_away() -> None:
    there = seating(ADA, BEPPE).sitter(Seat(1))
    away = there.gone(Away.IDLE)
    assert (there.played_by_computer, away.played_by_computer) == (False, True)
    assert away.back() == there


def test_a_computer_keeps_the_version_it_sat_down_in_until_another_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = seating(ADA).add_computer("easy")
    older = levels.named("easy")
    monkeypatch.setitem(levels._VERSIONS, "easy", 99)
    assert before.sitter(Seat(1)).computer == older
    assert before.add_computer("normal").of_today().sitter(Seat(1)).computer == "easy@99"
    again = before.add_computer("easy").again(ADA)
    assert [sitter.computer for sitter in again.sitters] == [None, "easy@99", "easy@99"]
    assert level_of(before.sitter(Seat(1))) == "easy"
    assert again.of_today() is again
