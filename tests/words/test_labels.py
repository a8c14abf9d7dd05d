"""The buttons of cards say what their pictures show in the corner."""

from dataclasses import replace

import pytest

from bot.games.cards import Pack, Suit
from bot.games.packs import BOLOGNESE, NOUVEAU, PIEMONTESE
from bot.texts import languages, texts_for
from bot.words.labels import SHORT, briefly, cut, emoji, face, on_button
from bot.words.wording import Wording

TEXTS = texts_for("en")


@pytest.mark.parametrize(
    ("pack", "cards", "labels"),
    [
        (PIEMONTESE, "SK CQ BC DJ S10 D1 T21 T1 MAT", "K Q C J 10 1 21 1 Matto"),
        (NOUVEAU, "SK HQ DC CJ S10 H1 T21 T1 EXC", "K Q C J 10 1 21 1 Excuse"),
        (BOLOGNESE, "SK CQ BC DJ S10 DA T16 T5", "K Q C J 10 A 16 5"),
        (
            BOLOGNESE,
            "T20 T19 T18 T17 M1 M4 BEG MAT",
            "Angelo Mondo Sole Luna Moro Moro Begato Matto",
        ),
    ],
)
def test_a_button_says_what_the_card_shows(pack: Pack, cards: str, labels: str) -> None:
    wording = Wording.usual(TEXTS, pack.art)
    shown = [face(card, wording) for card in pack.named(cards)]
    assert shown == labels.split()


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "KQCJ"), ("it", "RDCF"), ("fr", "RDCV"), ("de", "KDCB")]
)
def test_the_letters_are_those_of_the_language(language: str, letters: str) -> None:
    for pack in (PIEMONTESE, NOUVEAU, BOLOGNESE):
        wording = Wording.usual(texts_for(language), pack.art)
        assert "".join(face(card, wording) for card in pack.named("SK SQ SC SJ")) == letters


@pytest.mark.parametrize("pack", [PIEMONTESE, NOUVEAU, BOLOGNESE])
def test_no_label_is_a_code(pack: Pack) -> None:
    wording = Wording.usual(TEXTS, pack.art)
    for card in pack.cards:
        label = face(card, wording)
        assert label.isdecimal() or label in "KQCJ" or label.istitle(), label


def test_a_reader_of_another_pack_reads_what_that_one_shows() -> None:
    french = Wording.usual(TEXTS, "nouveau")
    italian = Wording(TEXTS, "piemontese", "RDCF")
    assert [face(c, french) for c in PIEMONTESE.named("MAT DJ")] == ["Excuse", "J"]
    assert [face(c, italian) for c in NOUVEAU.named("EXC DJ")] == ["Matto", "F"]


def test_cards_in_a_line_are_called_as_on_the_buttons() -> None:
    melds = BOLOGNESE.named("T20 T19 T16 M1 DK DA MAT")
    assert briefly(melds, Wording.usual(TEXTS, "bolognese")) == (
        "trumps Angelo Mondo 16 Moro, coins K A, Matto"
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "king of swords, batons K 8, Matto"),
        ("it", "re di spade, bastoni R 8, Matto"),
        ("fr", "roi d’épées, bâtons R 8, le Matto"),
        ("de", "Schwert-König, Stäbe K 8, Matto"),
    ],
)
def test_a_card_that_is_alone_in_its_suit_has_its_name(language: str, words: str) -> None:
    wording = Wording.usual(texts_for(language), "piemontese")
    assert briefly(PIEMONTESE.named("SK BK B8 MAT"), wording) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["1 (Bagatto), coins K 2", "Angelo", "Moro", "21 of trumps"]),
        ("it", ["1 Bagatto, denari R 2", "Angelo", "Moro", "21 di trionfo"]),
        ("fr", ["1 le Bagatto, deniers R 2", "l’Ange", "Moro", "21 d’atout"]),
        ("de", ["1 Bagatto, Münzen K 2", "Angelo", "Moro", "Trumpf-21"]),
    ],
)
def test_so_does_a_trump_that_is_alone(language: str, words: list[str]) -> None:
    cards = [(PIEMONTESE, "T1 DK D2"), (BOLOGNESE, "T20"), (BOLOGNESE, "M2"), (NOUVEAU, "T21")]
    texts = texts_for(language)
    assert words == [briefly(p.named(c), Wording.usual(texts, p.art)) for p, c in cards]


def test_the_french_pack_in_a_line_has_its_own_signs() -> None:
    melds = PIEMONTESE.named("DK D1 T21")
    assert briefly(melds, Wording.usual(TEXTS, "nouveau")) == "♦\ufe0eK 1, 21 of trumps"


def test_an_emoji_of_the_application_is_for_buttons_and_never_in_a_text() -> None:
    usual = Wording.usual(TEXTS, "piemontese")
    wording = replace(usual, signs={Suit.CUPS: "<:cups_12345678:77>"})
    cup, sword = PIEMONTESE.parse("CK"), PIEMONTESE.parse("SK")
    assert (emoji(cup, wording), emoji(sword, wording)) == ("<:cups_12345678:77>", None)
    assert on_button(cup, wording) == "K"
    assert briefly([cup, sword], wording) == "king of cups, king of swords"
    assert wording == usual


@pytest.mark.parametrize(
    ("pack", "language", "cards", "labels"),
    [
        (PIEMONTESE, "en", "SK B10 T21 MAT", ["Sw K", "Ba 10", "21", "Matto"]),
        (PIEMONTESE, "de", "CQ D1", ["Ke D", "Mü 1"]),
        (NOUVEAU, "fr", "SK H10 EXC", ["♠\ufe0eR", "♥\ufe0e10", "Excuse"]),
    ],
)
def test_a_button_names_the_suit_until_there_are_emojis(
    pack: Pack, language: str, cards: str, labels: list[str]
) -> None:
    wording = Wording.usual(texts_for(language), pack.art)
    assert [on_button(card, wording) for card in pack.named(cards)] == labels


@pytest.mark.parametrize("language", languages())
def test_the_first_letters_of_the_suits_tell_them_apart(language: str) -> None:
    wording = Wording.usual(texts_for(language), "piemontese")
    suits = (Suit.SWORDS, Suit.BATONS, Suit.CUPS, Suit.COINS)
    assert len({wording.suit(suit)[:SHORT] for suit in suits}) == len(suits)


def test_a_text_is_cut_after_a_word_and_no_break_spaces_hold() -> None:
    assert cut("une, deux\u202f!", 11) == "une, deux\u202f!"
    assert cut("une, deux\u202f!", 10) == "une, …"
    assert cut("une, deux trois", 11) == "une, deux …"
    assert cut("une, deux trois", 10) == "une, …"
    assert cut("anticonstitutionnellement", 10) == "…"
