"""What the cards are called in Italian, French and English."""

from collections.abc import Callable

from bot.games.cards import Card, Pack, Suit
from bot.games.packs import CAVALIER, JACK, KING, QUEEN

SUITS: dict[str, dict[Suit, str]] = {
    "en": {
        Suit.SWORDS: "swords",
        Suit.BATONS: "batons",
        Suit.CUPS: "cups",
        Suit.COINS: "coins",
        Suit.SPADES: "spades",
        Suit.HEARTS: "hearts",
        Suit.DIAMONDS: "diamonds",
        Suit.CLUBS: "clubs",
        Suit.TRUMPS: "trumps",
        Suit.FOOL: "the Fool",
    },
    "it": {
        Suit.SWORDS: "spade",
        Suit.BATONS: "bastoni",
        Suit.CUPS: "coppe",
        Suit.COINS: "denari",
        Suit.SPADES: "picche",
        Suit.HEARTS: "cuori",
        Suit.DIAMONDS: "quadri",
        Suit.CLUBS: "fiori",
        Suit.TRUMPS: "tarocchi",
        Suit.FOOL: "il Matto",
    },
    "fr": {
        Suit.SWORDS: "épées",
        Suit.BATONS: "bâtons",
        Suit.CUPS: "coupes",
        Suit.COINS: "deniers",
        Suit.SPADES: "pique",
        Suit.HEARTS: "cœur",
        Suit.DIAMONDS: "carreau",
        Suit.CLUBS: "trèfle",
        Suit.TRUMPS: "atouts",
        Suit.FOOL: "le Fou",
    },
}
"""The suits by language."""

RANKS: dict[str, dict[int, str]] = {
    "en": {KING: "king", QUEEN: "queen", CAVALIER: "cavalier", JACK: "jack", 1: "ace"},
    "it": {KING: "re", QUEEN: "donna", CAVALIER: "cavallo", JACK: "fante", 1: "asso"},
    "fr": {KING: "roi", QUEEN: "dame", CAVALIER: "cavalier", JACK: "valet", 1: "as"},
}
"""The ranks that have a name, by language; the others are called by their number."""

_PIEMONTESE = {
    "MAT": ("Fool", "il Matto", "le Fou"),
    "T21": ("World", "il Mondo", "le Monde"),
    "T20": ("Angel", "l’Angelo", "le Jugement"),
    "T19": ("Sun", "il Sole", "le Soleil"),
    "T18": ("Moon", "la Luna", "la Lune"),
    "T17": ("Star", "le Stelle", "l’Étoile"),
    "T16": ("Tower", "la Torre", "la Maison-Dieu"),
    "T15": ("Devil", "il Diavolo", "le Diable"),
    "T14": ("Temperance", "la Temperanza", "la Tempérance"),
    "T13": ("Death", "la Morte", "la Mort"),
    "T12": ("Hanged Man", "l’Appeso", "le Pendu"),
    "T11": ("Strength", "la Forza", "la Force"),
    "T10": ("Wheel of Fortune", "la Ruota di Fortuna", "la Roue de Fortune"),
    "T9": ("Hermit", "l’Eremita", "l’Ermite"),
    "T8": ("Justice", "la Giustizia", "la Justice"),
    "T7": ("Chariot", "il Carro", "le Chariot"),
    "T6": ("Lovers", "gli Amanti", "l’Amoureux"),
    "T5": ("Pope", "il Papa", "le Pape"),
    "T4": ("Emperor", "l’Imperatore", "l’Empereur"),
    "T3": ("Empress", "l’Imperatrice", "l’Impératrice"),
    "T2": ("Popess", "la Papessa", "la Papesse"),
    "T1": ("Bagatto", "il Bagatto", "le Bateleur"),
}
_BOLOGNESE = {
    "MAT": ("Fool", "il Matto", "le Mat"),
    "T20": ("Angel", "l’Angelo", "le Jugement"),
    "T19": ("World", "il Mondo", "le Monde"),
    "T18": ("Sun", "il Sole", "le Soleil"),
    "T17": ("Moon", "la Luna", "la Lune"),
    "T16": ("Star", "la Stella", "l’Étoile"),
    "T15": ("Tower", "la Torre", "la Maison-Dieu"),
    "T14": ("Devil", "il Diavolo", "le Diable"),
    "T13": ("Death", "la Morte", "la Mort"),
    "T12": ("Traitor", "il Traditore", "le Pendu"),
    "T11": ("Hermit", "l’Eremita", "l’Ermite"),
    "T10": ("Wheel", "la Ruota", "la Roue de Fortune"),
    "T9": ("Strength", "la Forza", "la Force"),
    "T8": ("Justice", "la Giustizia", "la Justice"),
    "T7": ("Temperance", "la Tempra", "la Tempérance"),
    "T6": ("Chariot", "il Carro", "le Chariot"),
    "T5": ("Love", "l’Amore", "l’Amoureux"),
    "M1": ("first Moor", "il primo Moro", "le premier Maure"),
    "M2": ("second Moor", "il secondo Moro", "le deuxième Maure"),
    "M3": ("third Moor", "il terzo Moro", "le troisième Maure"),
    "M4": ("fourth Moor", "il quarto Moro", "le quatrième Maure"),
    "BEG": ("Begato", "il Begato", "le Bateleur"),
}
_NOUVEAU = {
    "EXC": ("Excuse", "la Scusa", "l’Excuse"),
    "T21": ("collective folly", "la follia collettiva", "la folie collective"),
    "T20": ("the game", "il gioco", "le jeu"),
    "T19": ("winter", "l’inverno", "l’hiver"),
    "T18": ("autumn", "l’autunno", "l’automne"),
    "T17": ("summer", "l’estate", "l’été"),
    "T16": ("spring", "la primavera", "le printemps"),
    "T15": ("visual arts", "le arti visive", "les arts visuels"),
    "T14": ("open air", "l’aria aperta", "le plein air"),
    "T13": ("shopping", "gli acquisti", "les achats"),
    "T12": ("dance", "la danza", "la danse"),
    "T11": ("water and fire", "l’acqua e il fuoco", "l’eau et le feu"),
    "T10": ("earth and air", "la terra e l’aria", "la terre et l’air"),
    "T9": ("night", "la notte", "la nuit"),
    "T8": ("evening", "la sera", "le soir"),
    "T7": ("afternoon", "il pomeriggio", "l’après-midi"),
    "T6": ("morning", "il mattino", "le matin"),
    "T5": ("old age", "la vecchiaia", "la vieillesse"),
    "T4": ("maturity", "la maturità", "la maturité"),
    "T3": ("youth", "la gioventù", "la jeunesse"),
    "T2": ("childhood", "l’infanzia", "l’enfance"),
    "T1": ("Petit", "il Piccolo", "le Petit"),
}
TAROTS: dict[str, dict[str, tuple[str, str, str]]] = {
    "piemontese": _PIEMONTESE,
    "bolognese": _BOLOGNESE,
    "nouveau": _NOUVEAU,
}
"""The trumps and the Fool of each drawing, by code: English, Italian, French."""

_NUMBERED = {"piemontese": range(1, 22), "bolognese": range(5, 17)}
"""The trumps of each drawing whose number is said with the name."""

LANGUAGES = ("en", "it", "fr")


def name(pack: Pack, card: Card, language: str = "en") -> str:
    """What the card is called; English where the language has no names here."""
    spoken = _known(language)
    own = _own_name(pack, card, spoken)
    return own or _OF[spoken](_rank(card, spoken), SUITS[spoken][card.suit])


def name_in_suit(pack: Pack, card: Card, language: str = "en") -> str:
    """What the card is called once its suit was named: its own name, or its rank."""
    spoken = _known(language)
    return _own_name(pack, card, spoken) or _rank(card, spoken)


def _own_name(pack: Pack, card: Card, language: str) -> str | None:
    # Players of the French pack go by the numbers of its trumps; nobody names its scenes.
    if card.suit not in (Suit.TRUMPS, Suit.FOOL) or (pack.art == "nouveau" and card.rank > 1):
        return None
    word = TAROTS[pack.art][card.code][LANGUAGES.index(language)]
    numbered = card.suit is Suit.TRUMPS and card.rank in _NUMBERED.get(pack.art, ())
    return f"{card.rank} {word}" if numbered else word


def _rank(card: Card, language: str) -> str:
    words = {} if card.suit is Suit.TRUMPS else RANKS[language]
    return words.get(card.rank, str(card.rank))


def _known(language: str) -> str:
    return language if language in LANGUAGES else "en"


def _of_french(rank: str, suit: str) -> str:
    return f"{rank} d’{suit}" if suit[0] in "éa" else f"{rank} de {suit}"


_OF: dict[str, Callable[[str, str], str]] = {
    "en": lambda rank, suit: f"{rank} of {suit}",
    "it": lambda rank, suit: f"{rank} di {suit}",
    "fr": _of_french,
}
