"""Draft, then quest together: decks of a draft at one table, scenario by scenario."""

from typing import Any

import pytest
from django.test import Client

from decks.limited.pools import begun_deck, built_deck
from decks.models import Deck, Visibility
from decks.ownership import Visitor
from play.limited.drafts import begin_draft, take_seat
from play.models import BoosterDraft, QuestLeague, QuestParty, TableStatus
from play.quest_leagues.drafted import begin_after_draft, choose_deck
from play.quest_leagues.leagues import LeagueRefused, enter_party, play_next
from play.quest_leagues.shown_league import show_league
from rules.lcg.campaign import ORDER
from rules.lcg.deck import LcgDeck
from rules.limited.computer import rate_pack
from rules.limited.events import limited_event
from tests.programs import Program
from tests.visitors import KEEPER, deck_of, in_browser, player, signed_in
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db

DRAFT = limited_event("core-box-draft")
SAM = Visitor(None, "the-browser-of-sam")


def drafted(friend: Visitor | None = None, maker: Visitor = KEEPER) -> BoosterDraft:
    """Return a draft of two seats that is over, the second a friend's or the computer's."""
    draft = begin_draft(DRAFT, maker, seats=2, friends=0 if friend is None else 1, seed=4)
    if friend is not None:
        take_seat(draft.seats.get(place=1).invitation, friend, "Sam")
    finish(draft)
    return draft


def finish(draft: BoosterDraft) -> None:
    """Let the people of a draft take what the computer would, at once."""
    from play.limited.drafts import _go_on

    people = list(draft.seats.filter(by_person=True).values_list("pk", flat=True))
    draft.seats.update(by_person=False)
    draft.refresh_from_db()
    _go_on(draft)
    draft.seats.filter(pk__in=people).update(by_person=True)
    draft.refresh_from_db()


def test_all_who_drafted_sit_at_one_table_with_decks_of_their_pools() -> None:
    draft = drafted()
    league = begin_after_draft(draft, KEEPER)
    table = play_next(league.parties.get(), KEEPER, "")
    mine, computer = table.seats.all()

    assert (table.status, table.scenario) == (TableStatus.PLAYING, ORDER[0])
    assert (mine.by_person, bool(computer.player)) == (True, True)
    decks = [deck for seat in (mine, computer) if isinstance(deck := seat.cards(), LcgDeck)]
    heroes = [code for deck in decks for code, _ in deck.heroes]
    assert len(heroes) == len(set(heroes)) == 6
    assert begin_after_draft(draft, KEEPER) == league


def test_a_friend_of_the_draft_has_a_seat_from_the_start() -> None:
    league = begin_after_draft(drafted(SAM), KEEPER)
    table = play_next(league.parties.get(), SAM, "")

    assert table.status == TableStatus.PLAYING
    assert [seat.browser for seat in table.seats.all()] == [KEEPER.browser, SAM.browser]
    assert play_next(league.parties.get(), KEEPER, "") == table


def test_a_member_plays_another_deck_of_their_pool_until_the_first_game() -> None:
    league = begin_after_draft(drafted(), KEEPER)
    party = league.parties.get()
    member = party.members.get(place=0)
    assert member.pool is not None
    mine = built_deck(member.pool, KEEPER, "Mine")

    assert choose_deck(party, KEEPER, mine).deck_name == "Mine"
    with pytest.raises(LeagueRefused, match="isn’t legal"):
        choose_deck(party, KEEPER, begun_deck(member.pool, KEEPER))
    with pytest.raises(LeagueRefused, match="from your pool"):
        choose_deck(party, KEEPER, deck_of(player("rosie"), "Other", mine.versions.get().cards()))
    with pytest.raises(LeagueRefused, match="take part"):
        choose_deck(party, SAM, mine)
    play_next(party, KEEPER, "")
    with pytest.raises(LeagueRefused, match="has begun"):
        choose_deck(party, KEEPER, mine)


def test_nobody_else_enters_a_league_of_those_who_drafted() -> None:
    league = begin_after_draft(drafted(), KEEPER)
    cards = league.parties.get().members.get(place=0).cards()
    other = deck_of(player("rosie"), "Other", cards)

    with pytest.raises(LeagueRefused, match="began it together"):
        enter_party(league, SAM, other)


def test_a_draft_that_goes_on_or_of_the_tcg_quests_not() -> None:
    with pytest.raises(LeagueRefused, match="over"):
        begin_after_draft(begin_draft(DRAFT, KEEPER, seats=2), KEEPER)
    tcg = begin_draft(limited_event("fellowship-draft"), KEEPER, seats=2)
    with pytest.raises(LeagueRefused, match="LCG"):
        begin_after_draft(tcg, KEEPER)


def test_draft_and_quest_on_the_pages() -> None:
    client = in_browser(Client(), KEEPER.browser)
    asked = {"event": DRAFT.slug, "seats": "2"}
    where = client.post("/limited/drafts/new/", asked)["Location"]
    page = client.get(where).content.decode()
    assert "Pack 1, pick 1" in page
    assert page.count('name="card"') == 3
    draft = BoosterDraft.objects.get()
    first = rate_pack(draft.table(), 0)[0]
    client.post(f"{where}pick/", {"card": first.card, "number": "0"})
    draft.refresh_from_db()
    finish(draft)
    over = client.get(where).content.decode()
    assert "Quest together" in over
    assert "up to three heroes" in over

    league = client.post(f"/quest-leagues/draft/{draft.pk}/")["Location"]
    pool = draft.seats.get(place=0).pool
    assert pool is not None
    client.post(f"{pool.get_absolute_url()}build/", {"how": "computer"})
    deck = Deck.objects.get(pool=pool)
    assert "Legal in Limited play" in client.get(deck.get_absolute_url()).content.decode()
    page = client.get(league).content.decode()
    assert "Play this deck" in page
    client.post(f"{league}deck/", {"deck": deck.slug})
    table = client.post(f"{league}play/")["Location"]
    assert client.get(table).status_code == 200


def test_programs_draft_and_quest() -> None:
    frodo = player("frodo")
    draft = drafted(maker=Visitor(frodo))
    program = Program(frodo)
    begun = program.send("/api/v1/quest-leagues/", {"draft": str(draft.pk)})
    assert begun.status_code == 201, begun.content
    league: dict[str, Any] = begun.json()
    pool = draft.seats.get(place=0).pool
    assert pool is not None
    deck = program.send(f"/api/v1/pools/{pool.pk}/decks/", {"name": "Mine"}).json()
    chosen = program.send(f"{league['url']}parties/", {"deck": deck["slug"]}).json()

    [party] = chosen["parties"]
    assert [(each["yours"], each["computer"]) for each in party["members"]] == [
        (True, False),
        (False, True),
    ]
    assert party["members"][0]["deck"] == "Mine"
    played = program.send(f"{league['url']}play/", b"").json()
    assert played["parties"][0]["games"][0]["won"] is None


def test_a_private_deck_is_named_to_its_player_only() -> None:
    frodo = player("frodo")
    draft = drafted(SAM, Visitor(frodo))
    league = begin_after_draft(draft, Visitor(frodo))
    party = league.parties.get()
    member = party.members.get(place=0)
    assert member.pool is not None
    deck = built_deck(member.pool, Visitor(frodo), "Secret of Frodo")
    choose_deck(party, Visitor(frodo), deck)
    where = league.get_absolute_url()

    assert "Secret of Frodo" in signed_in(frodo).get(where).content.decode()
    assert "Secret of Frodo" not in in_browser(Client(), SAM.browser).get(where).content.decode()
    Deck.objects.update(visibility=Visibility.PUBLIC)
    assert "Secret of Frodo" in in_browser(Client(), SAM.browser).get(where).content.decode()


def test_a_party_goes_on_without_a_deleted_account() -> None:
    frodo = player("frodo")
    league = begin_after_draft(drafted(SAM, Visitor(frodo)), Visitor(frodo))
    delete_account(frodo)

    assert QuestLeague.objects.get() == league
    gone, sam = QuestParty.objects.get().members.all()
    assert bool(gone.player)
    [shown] = show_league(league, SAM).parties
    assert shown.mine
    assert not sam.player
    table = play_next(league.parties.get(), SAM, "")
    assert table.status == TableStatus.PLAYING


def test_a_party_of_a_single_person_goes_with_their_account() -> None:
    frodo = player("frodo")
    begin_after_draft(drafted(maker=Visitor(frodo)), Visitor(frodo))
    delete_account(frodo)

    assert not QuestLeague.objects.exists()
