"""Quest leagues on the site and by the API: entering, playing in order, scores, rights."""

from collections.abc import Callable
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.test import Client
from django.utils import timezone

from decks.models import Deck, Visibility
from decks.ownership import Visitor
from play.lobby.leaving import cancel
from play.models import QuestGame, QuestLeague, QuestParty, Table, TableStatus
from play.quest_leagues import leagues
from play.quest_leagues.leagues import (
    LeagueRefused,
    begin_league,
    delete_expired,
    enter_party,
    play_next,
    settle,
)
from play.quest_leagues.shown_league import show_league
from play.tables.leaving import delete_game, end_game
from rules.lcg.campaign import ORDER
from rules.lcg.vocabulary import Difficulty
from tests.play.tables.small_tables import play_at_random
from tests.programs import Program, problem_of
from tests.samples import store_samples
from tests.visitors import KEEPER, deck_of, in_browser, player, signed_in
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db

SAM = Visitor(None, "the-browser-of-sam")
API = "/api/v1/quest-leagues/"


@pytest.fixture(autouse=True)
def _samples() -> None:
    store_samples()


def deck(slug: str = "core-leadership") -> Deck:
    return Deck.objects.get(slug=slug)


def entered(difficulty: Difficulty = Difficulty.BASIC) -> QuestParty:
    """Return the party of the tests' browser in a league of the core set."""
    return enter_party(begin_league(KEEPER, difficulty=difficulty), KEEPER, deck())


def won(table: Table, score: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """End a game as if it was won with a score."""
    Table.objects.filter(pk=table.pk).update(status=TableStatus.OVER, winner=0)

    def known(found: Table) -> int | None:
        return score if found.pk == table.pk else None

    monkeypatch.setattr(leagues, "_score", known)


def test_scenarios_are_played_in_their_order_with_the_locked_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = entered()
    played = []
    for score in (90, 120, 150):
        table = play_next(party, KEEPER, "")
        assert play_next(party, KEEPER, "") == table
        assert table.seats.get(place=0).deck_name == deck().name
        played.append(table.scenario)
        won(table, score, monkeypatch)
        settle([party])

    assert tuple(played) == ORDER
    with pytest.raises(LeagueRefused):
        play_next(party, KEEPER, "")
    [shown] = show_league(party.league, KEEPER).parties
    assert (shown.line.won, shown.line.total) == (3, 360)


def test_the_score_of_a_game_is_that_of_the_rulebook() -> None:
    party = entered()
    table = play_at_random(play_next(party, KEEPER, ""))
    assert table.status == TableStatus.OVER
    settle([party])

    game = QuestGame.objects.get()
    assert game.won is (table.winner is not None)
    assert (game.score is not None) is game.won


def test_a_game_given_up_is_lost_and_the_next_scenario_follows() -> None:
    party = entered()
    table = play_next(party, KEEPER, "")
    end_game(table.pk, KEEPER)
    following = play_next(party, KEEPER, "")

    assert following.scenario == ORDER[1]
    assert QuestGame.objects.get(number=0).won is False


def test_a_group_plays_at_one_table_with_decks_of_their_own() -> None:
    party = enter_party(begin_league(KEEPER), KEEPER, deck(), friends=2)
    table = play_next(party, KEEPER, "")

    assert [seat.is_free for seat in table.seats.all()] == [False, True, True]
    assert table.status == TableStatus.OPEN


@pytest.mark.parametrize("leave", [cancel, end_game])
def test_a_game_that_has_not_begun_is_not_lost(leave: Callable[[UUID, Visitor], None]) -> None:
    party = enter_party(begin_league(KEEPER), KEEPER, deck(), friends=1)
    leave(play_next(party, KEEPER, "").pk, KEEPER)
    settle([party])

    assert not QuestGame.objects.exists()
    assert play_next(party, KEEPER, "").scenario == ORDER[0]


def test_a_won_game_counts_although_its_player_deletes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    party = entered()
    table = play_next(party, KEEPER, "")
    won(table, 90, monkeypatch)
    delete_game(table.pk, KEEPER)
    settle([party])

    assert QuestGame.objects.get().score == 90


def test_a_party_keeps_its_deck_once_it_has_begun() -> None:
    party = entered()
    changed = enter_party(party.league, KEEPER, deck("core-spirit"))
    assert (changed.pk, changed.deck_name) == (party.pk, deck("core-spirit").name)
    play_next(changed, KEEPER, "")

    with pytest.raises(LeagueRefused):
        enter_party(party.league, KEEPER, deck())


def test_a_deck_of_the_other_game_cannot_enter() -> None:
    with pytest.raises(LeagueRefused):
        enter_party(begin_league(KEEPER), SAM, deck("rotk-aragorn-starter"))
    with pytest.raises(LeagueRefused):
        begin_league(KEEPER, scenarios=("the-hobbit",))


def test_a_league_is_begun_entered_and_played_on_its_pages() -> None:
    client = in_browser(Client())
    asked: dict[str, Any] = {"name": "Evenings", "scenario": list(ORDER), "difficulty": "basic"}
    where = client.post("/quest-leagues/", asked)["Location"]
    client.post(f"{where}enter/", {"deck": "core-leadership", "friends": "0", "name": "Bilbo"})
    table = client.post(f"{where}play/")["Location"]

    assert client.get(table).status_code == 200
    page = client.get(where).content.decode()
    assert "Go on playing" in page
    assert "Bilbo" in in_browser(Client(), "another").get(where).content.decode()
    assert "Evenings" in client.get("/quest-leagues/").content.decode()
    wrong = client.post("/quest-leagues/", {"scenario": [], "difficulty": "basic"})
    assert wrong.status_code == 422


def test_a_private_deck_of_a_party_is_not_named_to_others() -> None:
    frodo = player("frodo")
    secret = deck_of(frodo, "Secret of Frodo", deck().versions.get().cards())
    league = begin_league(Visitor(frodo))
    enter_party(league, Visitor(frodo), secret)
    where, api = league.get_absolute_url(), f"{API}{league.pk}/"

    assert "Secret of Frodo" in signed_in(frodo).get(where).content.decode()
    assert Program(frodo).get(api).json()["parties"][0]["deck"] == "Secret of Frodo"
    for address in (where, api):
        assert "Secret of Frodo" not in Client().get(address).content.decode()
    Deck.objects.filter(pk=secret.pk).update(visibility=Visibility.PUBLIC)
    assert "Secret of Frodo" in Client().get(where).content.decode()


def test_only_the_organiser_deletes_a_league() -> None:
    frodo = player("frodo")
    league = begin_league(Visitor(frodo))
    where = f"/quest-leagues/{league.pk}/delete/"
    assert signed_in(player("sam")).post(where).status_code == 403
    assert Client().post(f"/quest-leagues/{uuid4()}/delete/").status_code == 404
    signed_in(frodo).post(where)
    assert not QuestLeague.objects.exists()


def test_programs_begin_enter_and_play_a_league() -> None:
    frodo, sam = Program(player("frodo")), Program(player("sam"))
    league = frodo.send(API, {"difficulty": "basic"}).json()
    for person, slug in ((frodo, "core-leadership"), (sam, "core-spirit")):
        after = person.send(f"{API}{league['id']}/parties/", {"deck": slug})
        assert after.status_code == 200, after.content
    mine = frodo.send(f"{API}{league['id']}/play/", b"").json()

    [own] = [party for party in mine["parties"] if party["yours"]]
    assert frodo.get(own["games"][0]["table"]).json()["status"] == "playing"
    theirs = sam.get(league["url"]).json()
    assert [game["table"] for party in theirs["parties"] for game in party["games"]] == [None]
    assert sam.delete(league["url"]).status_code == 403
    refused = Program(player("pippin")).send(f"{API}{league['id']}/play/", b"")
    assert problem_of(refused)["status"] == 400
    assert frodo.delete(league["url"]).status_code == 204


def test_a_league_goes_on_without_a_deleted_account() -> None:
    frodo = player("frodo")
    league = begin_league(Visitor(frodo))
    enter_party(league, Visitor(frodo), deck())
    enter_party(league, SAM, deck(), name="Sam")
    delete_account(frodo)

    assert [party.name for party in QuestLeague.objects.get().parties.all()] == ["Sam"]


def test_a_league_that_nobody_can_reach_is_deleted() -> None:
    party = entered()
    assert delete_expired(party.created) == 0
    assert delete_expired(timezone.now()) == 1
