"""Draft or share boxes, then quest together: leagues of one party, with decks from its pools."""

from collections.abc import Mapping, Sequence
from typing import Final

from django.db import transaction
from django.utils.timezone import localdate

from decks.contents.encoding import canonical, to_contents
from decks.legality.deck_legality import within_pool
from decks.legality.verdicts import is_legal_in
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from decks.rows import lock_row
from play.models import BoosterDraft, QuestLeague, QuestMember, QuestParty, SharedBoxes
from play.quest_leagues.leagues import LeagueRefused, begin_league
from play.quest_leagues.members import computer_player
from rules.limited.computer import build_deck
from rules.limited.events import LimitedEvent, limited_event

# Somebody alone enters any league with a deck of their pool.
FEWEST_SHARES: Final = 2
NOT_A_MEMBER = "You don’t take part in this league."


@transaction.atomic
def begin_after_draft(draft: BoosterDraft, maker: Visitor) -> QuestLeague:
    """Return the league in which the seats of a draft quest together, made if there is none.

    Everybody has the computer's deck of their pool until they choose another. Raise LeagueRefused
    for a draft of the TCG, or one that goes on.
    """
    held = lock_row(BoosterDraft.objects.all(), draft.pk)
    known = held.quest_leagues.first()
    if known is not None:
        return known
    limited, table = held.limited_event, held.table()
    if limited.decks_meet:
        raise LeagueRefused("Quest leagues are for the LCG.")
    if held.ended is None:
        raise LeagueRefused("The draft isn’t over yet.")
    league = begin_league(maker, limited.name)
    league.draft = held
    league.save(update_fields=["draft"])
    members = []
    for seat in held.seats.all():
        member = QuestMember(place=seat.place, name=seat.name, pool=seat.pool)
        if seat.by_person:
            member.owner, member.browser = seat.owner, seat.browser
        else:
            member.player = computer_player()
        _let_build(member, limited, table.held(seat.place))
        members.append(member)
    _begin_party(league, maker, "Drafted decks", members)
    return league


@transaction.atomic
def begin_with_shares(boxes: SharedBoxes, maker: Visitor) -> QuestLeague:
    """Return the league in which those who opened a share quest together, made if there is none.

    Everybody has the computer's deck of their share until they choose another. Raise LeagueRefused
    while only one share is open.
    """
    held = lock_row(SharedBoxes.objects.all(), boxes.pk)
    known = held.quest_leagues.first()
    if known is not None:
        return known
    shares = list(held.shares.exclude(pool=None).select_related("pool"))
    if len(shares) < FEWEST_SHARES:
        raise LeagueRefused("Wait until a friend has opened their share.")
    limited = held.limited_event
    league = begin_league(maker, limited.name)
    league.boxes = held
    league.save(update_fields=["boxes"])
    members = []
    for place, share in enumerate(shares):
        assert share.pool is not None, "those without a pool were left out"
        member = QuestMember(place=place, name=share.name, pool=share.pool)
        member.owner, member.browser = share.owner, share.browser
        _let_build(member, limited, share.pool.cards)
        members.append(member)
    _begin_party(league, maker, "Decks of shares", members)
    return league


def _let_build(member: QuestMember, limited: LimitedEvent, pool: Mapping[str, int]) -> None:
    """Give a member the deck that the computer builds."""
    member.deck_name = f"{member.name}’s deck"
    member.contents = to_contents(canonical(build_deck(limited, pool).deck))


def _begin_party(
    league: QuestLeague, maker: Visitor, decks: str, members: Sequence[QuestMember]
) -> None:
    """Enter the one party of a league, named after its people."""
    party = QuestParty.objects.create(
        league=league,
        name=" and ".join(member.name for member in members if not member.player)[:40],
        deck_name=decks,
        **maker.as_owner(),
    )
    for member in members:
        member.party = party
        member.save()


@transaction.atomic
def choose_deck(party: QuestParty, visitor: Visitor, deck: Deck) -> QuestMember:
    """Let a member play with a deck of their pool. Raise LeagueRefused if it can't be."""
    held = lock_row(QuestParty.objects.all(), party.pk)
    member = held.members.filter(owned_by(visitor)).first()
    if member is None:
        raise LeagueRefused(NOT_A_MEMBER)
    if held.games.exists():
        raise LeagueRefused("Your party has begun, so decks can’t be changed.")
    version = deck.versions.first()
    if version is None or deck.pool is None or deck.pool != member.pool:
        raise LeagueRefused("Choose a deck that is built from your pool of this league.")
    format = within_pool(deck, limited_event(deck.pool.event).format)
    if not is_legal_in(version.cards(), format, localdate()):
        raise LeagueRefused(f"{deck.name} isn’t legal in {format.name}. Open it to see why.")
    member.version, member.deck_name = version, deck.name[:120]
    member.contents = to_contents(canonical(version.cards()))
    member.save(update_fields=["version", "deck_name", "contents"])
    return member


def decks_of_member(party: QuestParty, visitor: Visitor) -> list[Deck]:
    """Return the decks that a member may choose: those built from their pool."""
    member = party.members.filter(owned_by(visitor)).first()
    if member is None or member.pool is None:
        return []
    return list(Deck.objects.filter(owned_by(visitor), pool=member.pool).order_by("-updated"))
