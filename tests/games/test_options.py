"""Options of every game: their order, presets, and choosing one after another."""

import pytest

from bot.games import catalogue
from bot.games.errors import BadOption
from bot.games.options import Options


def kind(key: str) -> type[Options]:
    return catalogue.find(key).options_type


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_every_option_is_named_once(key: str) -> None:
    names = kind(key).names()
    alone = {"variant"} if "variant" in kind(key).choices() else set()
    assert set(names) == set(kind(key).choices()) - alone
    assert len(set(names)) == len(names)
    assert 2 <= len(kind(key).first) <= 3
    assert names[: len(kind(key).first)] == kind(key).first


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_first_preset_is_the_usual_one(key: str) -> None:
    usual = kind(key)()
    for number, (name, values) in enumerate(kind(key).presets.items()):
        chosen = usual.but(values)
        assert chosen.preset == name
        assert (chosen == usual) is (number == 0)
        assert chosen.but(next(iter(kind(key).presets.values()))) == usual


def test_presets_are_those_of_the_rule_sheets() -> None:
    assert list(kind("ottocento").presets) == ["bologna", "straight"]
    assert list(kind("terziglio").presets) == ["bologna", "straight"]
    assert list(kind("tarocco-francese").presets) == ["federation", "playroom"]
    playroom = kind("tarocco-francese")().but(kind("tarocco-francese").presets["playroom"])
    assert str(playroom) == "petit=personal call=free"


def test_a_preset_can_be_typed_by_its_name() -> None:
    assert str(kind("tarocco-francese").parse("playroom deals=5")) == (
        "petit=personal call=free deals=5"
    )
    assert str(kind("tarocco-francese").parse("playroom call=ladder")) == "petit=personal"
    assert kind("terziglio").parse("straight") == kind("terziglio").parse("variant=straight")
    with pytest.raises(BadOption):
        kind("scarto").parse("straight")


def test_a_preset_leaves_other_options_alone() -> None:
    ottocento = kind("ottocento").parse("target=400 signals=off")
    straight = ottocento.but({"variant": "straight"})
    assert str(straight) == "signals=off variant=straight target=400"


def test_what_was_never_chosen_follows_the_variant() -> None:
    terziglio = kind("terziglio").parse("hands=6").but({"variant": "straight"})
    assert terziglio == kind("terziglio").parse("variant=straight hands=6")
    assert str(terziglio.but({"variant": "bologna"})) == "hands=6"


def test_options_between_two_presets_have_none() -> None:
    assert kind("tarocco-francese").parse("petit=personal").preset is None
    assert kind("scarto")().preset is None


@pytest.mark.parametrize("text", ["9" * 5000, "²", "٣", "-1", "1e3", ""])
def test_what_is_no_number_to_choose(text: str) -> None:
    with pytest.raises(BadOption):
        kind("ottocento").parse(f"target={text}")


def test_one_option_after_another() -> None:
    scarto = kind("scarto")().but_for("top_trump", "world").but_for("fool_last_trick_lost", "true")
    assert str(scarto) == "top_trump=world fool_last_trick_lost=true"
    assert str(scarto.but_for("top_trump", "angel")) == "fool_last_trick_lost=true"
    for name, text in (("top_trump", "moon"), ("top_trump", "world direction=cw"), ("x", "1")):
        with pytest.raises(BadOption):
            scarto.but_for(name, text)
