"""Elimination in an event: a cut after Swiss rounds, or from the start; byes, drops, check-in."""

import pytest

from play.events.ranking import ranked
from play.events.results import matches_of, played
from play.events.rounds import CannotPair, drop, pair_next_round
from play.events.shown_event import round_name, show_event
from play.events.starting import CannotEnter, check_in
from play.events.terms import EventTerms, TermsRefused
from play.models import Event, EventMatch
from tests.play.events.small_events import (
    SAM,
    let_both_check_in,
    lower_place_wins,
    of_computers,
    of_two_people,
    play_round,
)
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db


def places(event: Event) -> list[int]:
    """Return the places of players, the best first."""
    lines = ranked(event, list(event.entries.all()), played(matches_of(event)))
    return [line.player for line in lines]


def meetings(event: Event, round: int) -> set[frozenset[int]]:
    matches = EventMatch.objects.filter(event=event, round=round).exclude(second=None)
    return {frozenset((m.first.place, m.second.place)) for m in matches if m.second is not None}


def test_the_top_four_of_the_swiss_rounds_play_elimination() -> None:
    event = of_computers(8, EventTerms(rounds=3, cut=4))
    for _ in range(3):
        play_round(event, lower_place_wins)
    seeds = places(event)[:4]

    semifinals = play_round(event, lower_place_wins)
    assert meetings(event, 4) == {frozenset((seeds[0], seeds[3])), frozenset(seeds[1:3])}
    [final] = play_round(event, lower_place_wins)

    everything = matches_of(event)
    assert [round_name(event, everything, number) for number in (3, 4, 5)] == [
        "Round 3",
        "Semifinals",
        "Final",
    ]
    assert len(semifinals) == 2
    finalists = sorted((min(seeds[0], seeds[3]), min(seeds[1:3])))
    assert sorted((final.first.place, final.second.place if final.second else 0)) == finalists
    pair_next_round(event)
    event.refresh_from_db()
    assert event.ended is not None
    assert places(event)[:2] == finalists
    assert set(places(event)[:4]) == set(seeds)


def test_elimination_from_the_start_has_byes_and_one_winner() -> None:
    event = of_computers(5, EventTerms(elimination=True))
    assert (event.rounds, event.cut, event.all_rounds) == (0, 6, 3)
    first = play_round(event, lower_place_wins)
    # The organiser without a deck has dropped: three of five have a bye.
    assert sum(match.second is None for match in first) == 3
    play_round(event, lower_place_wins)
    [final] = play_round(event, lower_place_wins)
    assert final.second is not None

    pair_next_round(event)
    event.refresh_from_db()
    assert event.ended is not None
    assert places(event)[0] == 1


def test_dropping_from_the_bracket_gives_the_opponent_a_bye() -> None:
    event = of_computers(8, EventTerms(elimination=True))
    play_round(event, lower_place_wins)
    drop(event.entries.get(place=1))
    semifinals = play_round(event, lower_place_wins)
    assert [match.second is None for match in semifinals].count(True) == 1
    [final] = play_round(event, lower_place_wins)

    assert final.second is not None
    assert places(event)[0] != 1


def test_an_event_ends_once_a_single_player_is_left_in_the_bracket() -> None:
    event = of_computers(4, EventTerms(elimination=True))
    play_round(event, lower_place_wins)
    drop(event.entries.get(place=1))
    pair_next_round(event)

    event.refresh_from_db()
    assert event.ended is not None
    assert places(event)[0] != 1


def test_a_match_to_which_neither_came_is_lost_by_both() -> None:
    event = of_computers(4, EventTerms(rounds=1))
    play_round(event, lambda match: "neither")
    shown = show_event(event, KEEPER)
    assert all(line.points == 0 for line in shown.lines)
    assert {match.state for match in shown.rounds[0].matches} == {"neither came"}


@pytest.mark.parametrize(
    "terms",
    [
        EventTerms(rounds=0),
        EventTerms(rounds=99),
        EventTerms(cut=3),
        EventTerms(cut=8),
        EventTerms(round_days=400),
    ],
)
def test_terms_that_cannot_be_are_refused(terms: EventTerms) -> None:
    with pytest.raises(TermsRefused):
        of_computers(3, terms)
    assert not Event.objects.exists()


def test_players_who_have_not_checked_in_drop_when_round_one_is_paired() -> None:
    event = of_two_people(EventTerms(check_in=True))
    check_in(event.entries.get(place=0))
    shown = show_event(event, SAM)
    assert (shown.must_check_in, [entry.place for entry in shown.absent]) == (True, [1])

    with pytest.raises(CannotPair):
        pair_next_round(event)

    let_both_check_in(event)
    pair_next_round(event)
    assert meetings(event, 1) == {frozenset((0, 1))}
    with pytest.raises(CannotEnter):
        check_in(event.entries.get(place=1))
