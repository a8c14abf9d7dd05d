"""The fit of the quick policy: training in plain Python gives a game weights that can be read."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.games.catalogue import GAMES
from bot.players.search.kernels.layout import POSITION_SIZE, WORLD_SIZE, row
from bot.players.search.weighed import weights_of
from tests.bench.players.training import fit
from tests.bench.players.training.__main__ import main

SCRIPT = """
import sys
sys.modules["numba"] = None
import json
from bot.games.catalogue import GAMES
from bot.players.search.weighed import row, text_of, weights_of
from tests.bench.players.training.fit import deals_of, fitted

game = GAMES["scarto"]()
before = weights_of(game)
after = fitted(game, deals_of(game, 1, "test"), 0.2, 1)
assert row(json.loads(text_of(after))) == tuple(after)
print(sum(a != b for a, b in zip(before, after)))
"""

FRANCESE = """
import sys
sys.modules["numba"] = None
from bot.games.catalogue import GAMES
from bot.players.search.kernels import layout
from bot.players.search.kernels.catalogue import count
from bot.players.search.kernels.encoding import game_row
from bot.players.search.kernels.francese import HANDFULS, TIMES
from bot.players.search.kernels.playouts import begin, play
from tests.bench.players.training.fit import deals_of
from tests.bench.players.training.scores import count_in_training

game = GAMES["tarocco-francese"](None, 4)
g, (positions, worlds) = game_row(game), deals_of(game, 8, "test")
for deal in range(8):
    p = positions[deal * layout.POSITION_SIZE :][: layout.POSITION_SIZE]
    w = worlds[deal * layout.WORLD_SIZE :][: layout.WORLD_SIZE]
    e = layout.row([0] * layout.PLAYOUT_SIZE)
    begin(g, p, w, 0, e)
    play(g, w, 0, e, -1)
    count(g, p, w, 0, e)
    real = list(e[layout.SCORES : layout.SCORES + 4])
    count_in_training(g, p, w, 0, e)
    taught = list(e[layout.SCORES : layout.SCORES + 4])
    if not p[HANDFULS]:
        print(*{(one - p[TIMES] * other) // p[TIMES] for one, other in zip(real, taught)})
"""

NOTES = """
import sys
sys.modules["numba"] = None
from random import Random
from bot.games.catalogue import GAMES
from bot.players.search.kernels import layout
from bot.players.search.kernels.encoding import game_row
from bot.players.search.kernels.playouts import begin, is_over, lay, turn
from bot.players.search.kernels.policy import legal, look, pick
from bot.players.search.kernels.sets import parted
from tests.bench.players.training.fit import deals_of
from bot.players.search.weighed import FOOL_LATE, KIND_WON, SIZE
from tests.bench.players.training.notes import NOTING_SIZE, PLACES_NOTED, note

DEALS = 5

def best_noted(seat):
    look(g, w, 0, e, seat)
    best, most, left = None, None, legal(g, e, seat)
    while any(left):
        card, *left = parted(g, *left)
        places = range(PLACES_NOTED, PLACES_NOTED + note(g, e, seat, card))
        weight = sum(g[layout.WEIGHTS + e[place]] for place in places)
        if best is None or weight > most:
            best, most = card, weight
    return best

for kind in GAMES.values():
    game, same, other, rng = kind(), 0, 0, Random(1)
    g, (positions, worlds) = game_row(game), deals_of(game, DEALS, "test")
    # What the Fool loses is no matter of weights; its own are few, and so they are great.
    g[layout.FOOL_WINS] = 0
    for place in range(SIZE):
        most = 5000 if FOOL_LATE <= place < KIND_WON else 1000
        g[layout.WEIGHTS + place] = rng.randrange(-most, most)
    for deal in range(DEALS):
        p = positions[deal * layout.POSITION_SIZE :][: layout.POSITION_SIZE]
        w = worlds[deal * layout.WORLD_SIZE :][: layout.WORLD_SIZE]
        e = layout.row([0] * NOTING_SIZE)
        begin(g, p, w, 0, e)
        while True:
            seat = turn(g, e)
            card, cards = pick(g, w, 0, e, seat), sum(map(int.bit_count, legal(g, e, seat)))
            if cards > 1:
                alike = card == best_noted(seat)
                same, other = same + alike, other + (not alike)
            lay(g, e, seat, card)
            if e[layout.COUNT] == game.players and is_over(g, w, 0, e):
                break
    print(kind.key, same, other)
"""


def said(script: str) -> list[str]:
    """The lines that a process without the compiler writes."""
    made = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[4],
    )
    return made.stdout.splitlines()


def test_training_changes_weights() -> None:
    (changed,) = said(SCRIPT)
    assert 10 < int(changed) < 5000


def test_training_goes_by_a_lower_cliff_than_that_of_a_contract() -> None:
    # 8 points instead of 25 from each defender, whatever the contract multiplies by.
    lines = said(FRANCESE)
    assert len(lines) > 3
    assert all(sorted(map(int, line.split())) in ([-17, 51], [-51, 17]) for line in lines)


def test_training_without_a_mean_keeps_what_was_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    # The time is over after one quick block, and the next one that counts never comes.
    monkeypatch.setattr(fit, "trained", lambda *_: iter((0.1,)))
    game = GAMES["scarto"]()
    assert fit.fitted(game, (row([]), row([])), 1000.0, 1) == list(weights_of(game))


def test_compiling_takes_nothing_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, taught = [0.0], list[int]()

    def one_block(
        g: object, p: object, positions: object, w: object, deals: int, *_: object
    ) -> int:
        clock[0] += 1 if taught else 60
        taught.append(deals)
        return 1

    monkeypatch.setattr(fit, "process_time", lambda: clock[0])
    monkeypatch.setattr(fit, "train", one_block)
    deals = (row([0] * POSITION_SIZE), row([0] * WORLD_SIZE))
    fit.fitted(GAMES["scarto"](), deals, 10.0, 1)
    assert sum(taught) == 10


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["--players", "7"], "not for 7 players, but for 3"),
        (["--options", "top_trump=moon"], "no such option: top_trump=moon, but angel or world"),
    ],
)
def test_a_game_that_cannot_be_trained_is_refused_in_a_sentence(
    asked: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--game", "scarto", *asked])
    assert why in capsys.readouterr().err


def test_training_notes_the_weights_that_the_policy_goes_by() -> None:
    lines = [line.split() for line in said(NOTES)]
    assert [key for key, _, _ in lines] == list(GAMES)
    assert all(int(same) > 100 and other == "0" for _, same, other in lines)
