"""Draft, then quest together: the league of those who drafted, with decks from their pools."""

from django.db import transaction
from django.utils.timezone import localdate

from decks.contents.encoding import canonical, to_contents
from decks.legality.deck_legality import within_pool
from decks.legality.verdicts import is_legal_in
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from decks.rows import lock_row
from play.models import BoosterDraft, QuestLeague, QuestMember, QuestParty
from play.quest_leagues.leagues import LeagueRefused, begin_league
from play.quest_leagues.members import computer_player
from rules.limited.computer import build_deck
from rules.limited.events import limited_event

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
    seats = list(held.seats.all())
    party = QuestParty.objects.create(
        league=league,
        name=" and ".join(seat.name for seat in seats if seat.by_person)[:40],
        deck_name="Drafted decks",
        **maker.as_owner(),
    )
    for seat in seats:
        built = build_deck(limited, table.held(seat.place)).deck
        member = QuestMember(party=party, place=seat.place, name=seat.name, pool=seat.pool)
        if seat.by_person:
            member.owner, member.browser = seat.owner, seat.browser
        else:
            member.player = computer_player()
        member.deck_name = f"{seat.name}’s deck"
        member.contents = to_contents(canonical(built))
        member.save()
    return league


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
        raise LeagueRefused("Choose a deck that is built from your pool of this draft.")
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
