"""Those who drafted or share boxes: their places at the party's tables, and leaving."""

from collections.abc import Sequence

from django.contrib.auth.models import User

from decks.ownership import Visitor
from play.face import face_of
from play.models import QuestMember, QuestParty, Table
from play.requests.playtest import enter
from play.requests.table import Hands, SeatRequest
from play.tables.inviting import seat_person
from play.tables.leaving import SOME_DECK, SOMEBODY
from rules.construction import Game


def computer_player() -> str:
    """Return the computer player of members who are no people."""
    return face_of(Game.LCG).default_player


def seats_of_members(members: Sequence[QuestMember], visitor: Visitor) -> tuple[SeatRequest, ...]:
    """Return the seats of a party's members at a table that one of them makes."""
    return tuple(
        SeatRequest(
            _hands(member, visitor),
            enter(member.deck_name, member.cards(), member.player, member.version),
        )
        for member in members
    )


def seat_members(table: Table, members: Sequence[QuestMember], visitor: Visitor) -> None:
    """Give all members but the visitor, who made the table, their seats at it."""
    for member in members:
        if _hands(member, visitor) is Hands.FRIEND:
            seat_person(table, member.place, Visitor(member.owner, member.browser))


def leave_parties(user: User) -> None:
    """Let the computer play for an account that is about to be deleted.

    Parties without another person are deleted.
    """
    for party in QuestParty.objects.filter(members__owner=user).distinct():
        members = party.members.all()
        if all(member.player or member.owner_id == user.pk for member in members):
            party.delete()
            continue
        party.members.filter(owner=user).update(
            owner=None, name=SOMEBODY, deck_name=SOME_DECK, version=None, player=computer_player()
        )
        QuestParty.objects.filter(pk=party.pk, owner=user).update(owner=None)


def _hands(member: QuestMember, visitor: Visitor) -> Hands:
    if member.player:
        return Hands.COMPUTER
    return Hands.MINE if visitor.owns(member) else Hands.FRIEND
