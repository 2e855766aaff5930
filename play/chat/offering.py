"""Offers and their answers, each noted among the messages of its table."""

from decks.ownership import Visitor
from play.chat.saying import note
from play.models import OfferKind, Table
from play.tables.offers import answer, offer, withdraw

NOTED = {OfferKind.TAKE_BACK: "ask-take-back", OfferKind.DRAW: "ask-draw"}


def make_offer(table: Table, visitor: Visitor, place: int, kind: OfferKind) -> None:
    """Ask the others at a table for something; raise what `play.tables.offers.offer` raises."""
    offer(table.pk, visitor, place, kind)
    note(table.pk, visitor, place, NOTED[kind])


def give_answer(table: Table, visitor: Visitor, place: int, offer_id: int, agree: bool) -> None:
    """Answer what another seat asks for; raise what `play.tables.offers.answer` raises."""
    answer(table.pk, visitor, place, offer_id, agree)
    note(table.pk, visitor, place, "agrees" if agree else "refuses")


def take_offer_back(table: Table, visitor: Visitor, place: int) -> None:
    """Withdraw the visitor's own offer; raise CannotOffer."""
    withdraw(table.pk, visitor)
    note(table.pk, visitor, place, "withdraws")
