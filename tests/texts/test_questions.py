"""Questions on the rules: twenty different ones, answered by the engine, in every language."""

from itertools import product

import pytest

from bot.games import trick as core
from bot.games.cards import CardSet, as_set
from bot.games.catalogue import GAMES
from bot.games.trick import Trick
from tests.texts.questions.__main__ import main
from tests.texts.questions.making import questions
from tests.texts.questions.question import Cards, Question, Who
from tests.texts.questions.wording import LANGUAGES, Asking

SEED = 1
EACH = [*product(GAMES, LANGUAGES)]

every_game = pytest.mark.parametrize("key", GAMES)


def _trick(question: Question) -> Trick:
    trick = question.parts["trick"]
    assert isinstance(trick, Trick)
    return trick


def _cards(part: object) -> CardSet:
    assert isinstance(part, Cards)
    return as_set(part.cards)


@pytest.mark.parametrize(("key", "language"), EACH)
def test_twenty_different_questions_have_an_answer(key: str, language: str) -> None:
    asking, made = Asking.of(language, GAMES[key]), questions(key, SEED)
    assert len({asking.ask(question) for question in made}) == 20
    assert all(asking.answer(question) for question in made)


@every_game
def test_the_answer_is_what_the_rebuilt_trick_allows(key: str) -> None:
    tables = GAMES[key]().tables
    asked = [question for question in questions(key, SEED) if question.frame == "may-play"]
    assert len(asked) == 6
    for question in asked:
        laid = [card.index for card in _trick(question).cards]
        legal = core.legal(tables, _cards(question.parts["hand"]), *core.trick_so_far(tables, laid))
        assert _cards(question.answer) == legal, question


@every_game
def test_the_answer_is_who_wins_the_rebuilt_trick(key: str) -> None:
    tables = GAMES[key]().tables
    asked = [question for question in questions(key, SEED) if question.frame == "who-wins"]
    assert len(asked) == 5
    for question in asked:
        trick = _trick(question)
        place = core.winner(tables, [card.index for card in trick.cards])
        assert question.answer == Who((trick.seats[place],)), question


@every_game
def test_nothing_that_may_not_be_discarded_may_be(key: str) -> None:
    game = GAMES[key]()
    [question] = [each for each in questions(key, SEED) if each.frame == "may-not-discard"]
    hand = _cards(question.parts["hand"])
    assert _cards(question.answer) == hand & ~game.may_discard(hand)


def test_another_seed_asks_other_questions() -> None:
    assert questions("scarto", 1) != questions("scarto", 2)


def test_the_command_prints_pages_and_questions_or_the_answers_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    wish = ["--language", "it", "--game", "scarto", "--seed", str(SEED)]
    main(wish)
    asked = capsys.readouterr().out
    assert "Coppe e denari: R D C F 1 2 3" in asked
    assert "\n20. " in asked
    main([*wish, "--answers"])
    answer = Asking.of("it", GAMES["scarto"]).answer
    lines = [f"{n}. {answer(q)}" for n, q in enumerate(questions("scarto", SEED), 1)]
    assert capsys.readouterr().out.splitlines() == lines
