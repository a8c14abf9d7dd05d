"""What may be said at a moment of a deal: the rules of section 9 put together."""

from bot.games.actions import Codes
from bot.games.cards import Card, CardSet, Seat, Suit
from bot.games.deal import Deal
from bot.games.events import SaidAside
from bot.games.phases.play import TrickPlay
from bot.games.piedicavallo.cards import FOOL, SUITS, TRUMPS
from bot.games.piedicavallo.options import PiedicavalloOptions
from bot.games.piedicavallo.talk import statements, suggestions
from bot.games.piedicavallo.talk.claims import is_one_outstanding, perhaps_meant, truly_meant
from bot.games.piedicavallo.talk.statements import TalkRules
from bot.games.piedicavallo.talk.suggestions import FARLO, GENERIC


class Conversation:
    """The talk of a table with these options; *trumps* are its trumps, strongest first.

    If a player *speaks_before_lead*, they may suggest to a partner who leads to the first trick.
    """

    def __init__(
        self,
        options: PiedicavalloOptions,
        trumps: tuple[CardSet, ...],
        *,
        speaks_before_lead: bool = False,
    ) -> None:
        self._options = options
        self._speaks_before_lead = speaks_before_lead
        self._trumps = trumps
        self._numbers = range(21, 0, -1) if options.suggest_any_trump else statements.NAMED
        self.rules = TalkRules(
            small_scope=options.small_scope,
            batto2=options.batto2,
            bagatto_jeopardy=options.bagatto_jeopardy,
            altobatto=options.altobatto,
            colour_numerals=options.colour_numerals,
            trumps=trumps,
        )

    def offered(
        self, deal: Deal, seat: Seat, cards: tuple[Card, ...]
    ) -> tuple[tuple[Card, Codes], ...]:
        """Return all that the seat may say with each of these cards, so far as it can know that."""
        if not self._is_open(deal):
            return tuple((card, ()) for card in cards)
        more = (FARLO,) if self._may_surely_say_farlo(deal, seat) else ()
        return tuple((card, self._true(deal, seat, card) + more) for card in cards)

    def false(self, deal: Deal, seat: Seat, card: Card, says: Codes) -> Codes:
        """Return those of the codes that may not be said with this card now, or not together."""
        if not self._is_open(deal):
            return says
        allowed = {*self._true(deal, seat, card), *self._farlo(deal, seat, says)}
        allowed -= self._wrong_numbers(deal.hands[seat], card, says)
        return tuple(code for code in says if code not in allowed)

    def is_partners_turn(self, deal: Deal, seat: Seat) -> bool:
        """Return whether the seat may speak because its partner is about to play."""
        if self._options.suggest_timing != "partner_turn" or not self._is_open(deal):
            return False
        if not (self._speaks_before_lead or deal.tricks or deal.trick.cards):
            return False
        return deal.to_act is not None and seat == _partner(deal.to_act)

    def asides(self, deal: Deal, seat: Seat) -> Codes:
        """Return what the seat may say without playing a card, so far as it can know that."""
        if not self.is_partners_turn(deal, seat):
            return ()
        return (*GENERIC, FARLO) if self._may_surely_say_farlo(deal, seat) else GENERIC

    def false_asides(self, deal: Deal, seat: Seat, says: Codes) -> Codes:
        """Return those of the codes that may not be said without a card now."""
        allowed = (*GENERIC, *self._farlo(deal, seat, says))
        return tuple(code for code in says if code not in allowed)

    def _is_open(self, deal: Deal) -> bool:
        return self._options.talk == "full" and deal.phase == TrickPlay.key

    def _true(self, deal: Deal, seat: Seat, card: Card) -> Codes:
        own = deal.hands[seat] & ~card.bit
        buried = deal.discards[seat]
        # For everybody but the dealer, who alone knows it, the discard is still out (section 9.2).
        live = (sum(deal.hands) | sum(deal.discards)) & ~card.bit & ~buried
        if card.bit & (TRUMPS | FOOL.bit):
            return self._with_trump(card, own, live, buried)
        return self._with_suit(card.code[0], own, live, buried)

    def _with_trump(self, card: Card, own: CardSet, live: CardSet, buried: CardSet) -> Codes:
        codes = statements.about_trumps(self.rules, own & (TRUMPS | FOOL.bit), live & TRUMPS)
        if buried:
            codes += statements.of_buried_trumps(buried & TRUMPS)
        codes += GENERIC
        if card.suit is Suit.TRUMPS or self._options.suggest_trump_with_fool:
            codes += suggestions.of_trumps(live & TRUMPS & ~own, self._numbers)
        return codes

    def _with_suit(self, letter: str, own: CardSet, live: CardSet, buried: CardSet) -> Codes:
        suit, colour = SUITS[letter], statements.opposite_of(letter)
        codes = statements.about_suit(letter, own & suit, live & suit)
        codes += statements.about_colour(self.rules, colour, own & _OF_COLOUR[colour])
        if buried:
            codes += statements.of_buried_suits(letter, buried & ~TRUMPS)
        return codes + GENERIC + suggestions.of_suits(letter, live & suit & ~own)

    def _farlo(self, deal: Deal, seat: Seat, says: Codes) -> Codes:
        # Farlo is right whenever the partner has the card they meant, even if others cannot tell.
        if FARLO not in says:
            return ()
        meaning = truly_meant(self._trumps)
        return (FARLO,) if is_one_outstanding(deal, _partner(seat), meaning) else ()

    def _may_surely_say_farlo(self, deal: Deal, seat: Seat) -> bool:
        # It is offered only where all can tell, or the offer would show what is hidden.
        skipped = 0 if self._options.batto2 == "top_two" else 1
        partner = _partner(seat)
        meaning = perhaps_meant(self._trumps, partner == deal.dealer, skipped)
        return is_one_outstanding(deal, partner, meaning)

    def _wrong_numbers(self, hand: CardSet, card: Card, says: Codes) -> set[str]:
        # With small_scope=unnamed the number counts the trumps that are not named (section 10).
        if self._options.small_scope != "unnamed":
            return set()
        named = sum(code.startswith("T.HAVE(") for code in says)
        right = f"T.SMALL({(hand & TRUMPS & ~card.bit).bit_count() - named})"
        return {code for code in says if code.startswith("T.SMALL(") and code != right}


def said_aside(deal: Deal, seat: Seat) -> Codes:
    """Return what the seat has said without a card during the trick on the table."""
    now = len(deal.tricks)
    return tuple(
        code
        for fact in deal.facts
        if isinstance(fact, SaidAside) and fact.seat == seat and fact.trick == now
        for code in fact.says
    )


def _partner(seat: Seat) -> Seat:
    return Seat((seat + 2) % 4)


_OF_COLOUR = {
    colour: sum(SUITS[letter] for letter in statements.letters_of(colour))
    for colour in ("black", "red")
}
