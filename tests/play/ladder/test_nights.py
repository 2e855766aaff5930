"""A night of a ladder: who takes part, what is played, what is counted, and what goes."""

from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client, override_settings
from django.utils import timezone
from pytest_django.fixtures import Settings

from decks.domain import save_version
from decks.models import Deck, DeckVersion, Visibility
from play.ladder import entrants, nights
from play.ladder.checks import check_formats
from play.ladder.entrants import NoLadder, enter_decks
from play.ladder.nights import LadderBusy, begin_night, continue_night, delete_old
from play.ladder.schedule import begin_due_nights
from play.ladder.standings import closest_games, standings, standings_of
from play.ladder.tasks import ladder_task
from play.models import LadderEntry, LadderMatch, LadderNight, Playtest, PlaytestDeck
from play.queue.execution import play_chunk, start
from play.queue.tasks import _queue
from rules.construction import load_format
from rules.tcg.deck import TcgDeck
from tests.play.small_playtests import ARAGORN, EOMER, MERRY, cards_of
from tests.visitors import deck_of, player
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db

KING = load_format("king-block")
NOW = datetime(2026, 11, 23, 3, 0, 5, tzinfo=UTC)


def published(owner: User, name: str, starter: str = ARAGORN) -> Deck:
    deck = deck_of(owner, name, cards_of(starter), Visibility.PUBLIC)
    Deck.objects.filter(pk=deck.pk).update(format=KING.slug)
    return deck


@pytest.fixture
def frodo() -> User:
    return player("frodo")


@pytest.fixture
def decks(frodo: User) -> dict[str, Deck]:
    return {
        "Knights": published(frodo, "Knights"),
        "Riders": published(frodo, "Riders", EOMER),
        "Hobbits": published(player("sam"), "Hobbits", MERRY),
    }


@pytest.fixture(autouse=True)
def small_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nights, "GAMES", 4)
    monkeypatch.setattr(nights, "OPEN_MATCHES", 3)


def night_of(minutes: float = 30) -> LadderNight:
    return begin_night(KING, minutes, "random", seed=5, now=NOW)


def played_night() -> LadderNight:
    """Return a night whose three first matches were played by workers, and that has ended."""
    night = night_of()
    for playtest in continue_night(night, NOW):
        for first in start(playtest.pk):
            play_chunk(playtest.pk, first, send=lambda _: None)
    continue_night(night, night.until)
    return night


def names_in(format_day: datetime = NOW) -> set[str]:
    return {deck.entrant.name for deck in enter_decks(KING, format_day.date(), "random")}


def test_public_legal_decks_built_for_the_format_take_part(
    decks: dict[str, Deck], frodo: User
) -> None:
    Deck.objects.filter(pk=published(frodo, "Hidden").pk).update(visibility="unlisted")
    Deck.objects.filter(pk=published(frodo, "Elsewhere").pk).update(format="open")
    save_version(published(frodo, "Illegal"), TcgDeck(None, None, (), ()))

    assert names_in() == set(decks)


def test_one_player_does_not_fill_a_ladder(
    decks: dict[str, Deck], frodo: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrants, "MAX_OF_PLAYER", 1)

    assert names_in() == {"Riders", "Hobbits"}


def test_a_night_is_played_counted_and_rated(decks: dict[str, Deck]) -> None:
    night = played_night()

    found = standings(KING.slug)
    assert night.ended is not None
    assert {standing.deck.name for standing in found} == set(decks)
    assert (
        sum(standing.wins for standing in found) == sum(standing.losses for standing in found) > 0
    )
    assert all(standing.low < standing.rating < standing.high for standing in found)
    assert [standing.rating for standing in found] == sorted(
        (standing.rating for standing in found), reverse=True
    )
    assert closest_games(KING.slug)
    (first, *_), (second, *_) = standings_of("frodo"), standings_of("sam")
    assert {first[1].owner, second[1].owner} == {"frodo", "sam"}


@pytest.mark.parametrize("fingerprint", ["rules_fingerprint", "players_fingerprint"])
def test_a_deck_begins_again_when_the_rules_or_its_player_change(
    decks: dict[str, Deck], fingerprint: str
) -> None:
    enter_decks(KING, NOW.date(), "random")
    LadderEntry.objects.update(**{fingerprint: "older"})

    enter_decks(KING, NOW.date(), "random")

    assert LadderEntry.objects.filter(**{fingerprint: "older"}, current=False).count() == 3
    assert LadderEntry.objects.filter(current=True).count() == 3


def test_a_match_is_not_played_by_other_players_than_its_decks_are_rated_with(
    decks: dict[str, Deck],
) -> None:
    (playtest, *_) = continue_night(night_of(), NOW)
    Playtest.objects.update(players_fingerprint="older")

    assert not start(playtest.pk)
    playtest.refresh_from_db()
    assert playtest.failed


def test_the_first_games_of_a_night_are_rated_at_once(decks: dict[str, Deck]) -> None:
    night = night_of()
    (playtest, *_) = continue_night(night, NOW)
    assert night.rated is None
    for first in start(playtest.pk):
        play_chunk(playtest.pk, first, send=lambda _: None)

    continue_night(night, NOW + timedelta(seconds=20))

    assert len(standings(KING.slug)) == 2


def test_matches_are_playtests_of_nobody_that_let_quick_games_of_people_pass(
    decks: dict[str, Deck],
) -> None:
    playtest = continue_night(night_of(), NOW)[0]

    assert (playtest.owner, playtest.browser) == (None, "")
    assert _queue(playtest) == "westmarch-slow"
    assert Client().get(playtest.get_absolute_url()).status_code == 200


def test_time_cuts_a_night_off_and_matches_without_games_are_forgotten(
    decks: dict[str, Deck],
) -> None:
    night = night_of()
    continue_night(night, NOW)

    assert continue_night(night, night.until) == []

    assert night.ended == night.until
    assert not LadderMatch.objects.exists()
    assert not Playtest.objects.exists()


def test_a_look_at_a_night_orders_only_what_is_missing(decks: dict[str, Deck]) -> None:
    night = night_of()
    assert len(continue_night(night, NOW)) == 3

    assert continue_night(night, NOW) == []


def test_a_night_without_two_decks_ends_and_says_why(frodo: User) -> None:
    published(frodo, "Alone")
    night = night_of()

    continue_night(night, NOW)

    assert night.ended
    assert "Fewer than two" in night.note


def test_a_changed_deck_begins_again_and_its_old_games_still_count_for_others(
    decks: dict[str, Deck],
) -> None:
    played_night()
    save_version(decks["Knights"], cards_of(MERRY))
    # The next look enters today's versions.
    enter_decks(KING, NOW.date(), "random")

    shown = {standing.deck.name: standing for standing in standings(KING.slug)}
    assert set(shown) == {"Riders", "Hobbits"}
    assert all(standing.games for standing in shown.values())


def test_a_hidden_deck_is_out_at_once(decks: dict[str, Deck]) -> None:
    played_night()
    Deck.objects.filter(pk=decks["Knights"].pk).update(visibility=Visibility.PRIVATE)

    assert "Knights" not in Client().get("/ladder/king-block/").content.decode()
    assert "Riders" in Client().get("/ladder/king-block/").content.decode()


def test_a_deleted_account_leaves_no_games_on_the_ladder(
    decks: dict[str, Deck], frodo: User
) -> None:
    played_night()

    delete_account(frodo)

    assert not PlaytestDeck.objects.filter(name__in=["Knights", "Riders"]).exists()
    assert not LadderMatch.objects.exists()
    assert not Playtest.objects.exists()
    assert not DeckVersion.objects.filter(deck__name="Knights").exists()


def test_games_of_old_nights_are_deleted(decks: dict[str, Deck]) -> None:
    played_night()

    delete_old(NOW + nights.KEPT + timedelta(days=1))

    assert not LadderNight.objects.exists()
    assert not Playtest.objects.exists()


def test_two_runs_of_a_format_at_once_are_refused(decks: dict[str, Deck]) -> None:
    night_of()

    with pytest.raises(LadderBusy):
        night_of()


def test_decks_of_the_lcg_have_no_ladder() -> None:
    with pytest.raises(NoLadder):
        begin_night(load_format("lcg-tournament"), 1, "quick")


def test_nights_begin_once_at_the_operators_hour(settings: Settings) -> None:
    settings.LADDER_FORMATS, settings.LADDER_HOUR, settings.LADDER_MINUTES = ["king-block"], 3, 30

    assert list(begin_due_nights(NOW - timedelta(minutes=5))) == []
    assert [night.format for night in begin_due_nights(NOW)] == ["king-block"]
    LadderNight.objects.update(ended=NOW)
    assert list(begin_due_nights(NOW + timedelta(minutes=5))) == []
    assert len(list(begin_due_nights(NOW + timedelta(days=1)))) == 1
    assert list(begin_due_nights(NOW + timedelta(days=2, hours=1))) == []


def test_the_sweep_does_nothing_unless_the_operator_names_formats(decks: dict[str, Deck]) -> None:
    ladder_task()

    assert not LadderNight.objects.exists()


def test_formats_that_cannot_have_a_ladder_are_named_and_left_out(settings: Settings) -> None:
    settings.LADDER_FORMATS = ["king-block", "lcg-tournament", "nonsense"]
    settings.LADDER_HOUR = 3

    assert [error.msg for error in check_formats()] == [
        "WESTMARCH_LADDER: Tournament is a format of the LCG, whose decks never meet each other.",
        "WESTMARCH_LADDER: There is no format 'nonsense'.",
    ]
    assert [night.format for night in begin_due_nights(NOW)] == ["king-block"]


def test_the_command_plays_and_prints(
    decks: dict[str, Deck], capsys: pytest.CaptureFixture[str]
) -> None:
    call_command("ladder", "king-block", minutes=0.02, player="random", seed=1)

    printed = capsys.readouterr().out
    assert "Knights" in printed
    assert LadderNight.objects.get().ended is not None
    assert all(entry.current for entry in LadderEntry.objects.all())


@pytest.mark.parametrize("arguments", [["nonsense"], ["lcg-tournament"]])
def test_the_command_says_what_cannot_be_played(arguments: list[str]) -> None:
    with pytest.raises(CommandError):
        call_command("ladder", *arguments)


@override_settings(LADDER_FORMATS=["king-block", "nonsense"], LADDER_HOUR=3)
def test_before_the_first_night_the_page_says_when_it_is(db: None, client: Client) -> None:
    page = client.get("/ladder/").content.decode()
    assert "No ladder yet" in page
    assert "from 3:00 UTC. Formats: King block." in page


def test_the_pages_show_the_ladder_and_say_when_it_is_empty(
    decks: dict[str, Deck], client: Client
) -> None:
    page = client.get("/ladder/").content.decode()
    assert "Ladders are off" in page
    assert "WESTMARCH_LADDER=king-block" in page
    assert "No rated decks" in client.get("/ladder/king-block/").content.decode()
    assert client.get("/ladder/nonsense/").status_code == 404
    night = night_of()
    assert "No games counted yet" in client.get("/ladder/king-block/").content.decode()
    night.delete()

    played_night()

    page = client.get("/ladder/king-block/").content.decode()
    assert "Knights" in page
    assert "/games/" in page
    assert "King block" in client.get("/ladder/").content.decode()


def test_the_api_shows_ladders_and_their_decks(decks: dict[str, Deck], client: Client) -> None:
    played_night()

    (ladder,) = client.get("/api/v1/ladder/").json()["results"]
    assert ladder["decks"] == 3
    shown = client.get(ladder["url"]).json()
    assert [deck["rank"] for deck in shown["decks"]] == [1, 2, 3]
    assert client.get(shown["decks"][0]["deck"]).status_code == 200
    assert client.get(shown["closest_games"][0]["replay"]).status_code == 200


def test_a_deleted_playtest_of_a_match_is_not_an_error(decks: dict[str, Deck]) -> None:
    night = night_of()
    continue_night(night, NOW)
    Playtest.objects.all().delete()

    assert continue_night(night, NOW)
    assert night.until > timezone.now() or night.ended is None
