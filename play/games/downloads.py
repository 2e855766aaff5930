"""A playtest's results to take away: JSON as the command prints it, games and cards as CSV."""

import csv
from collections.abc import Iterator
from typing import Any

from play.models import Playtest
from play.queue.totals import playtest_summary
from play.requests.playtest import Entrant, PlaytestRequest
from play.results.labels import distinct_names
from play.results.report import result_json
from play.results.titles import SERIES, deck_names
from play.trials.results import stored_trial_json
from rules.construction import load_format
from rules.playtest.statistics.card_lift import card_lift
from rules.playtest.statistics.card_statistics import Moment
from rules.playtest.trials.summary import LOST, NOT_PLAYED, UNDECIDED, WON

GAME_COLUMNS = (
    "game",
    "winner",
    "ending",
    "length",
    "decisions",
    "first_player",
    "site_a",
    "site_b",
    "comeback",
)
CARD_COLUMNS = (
    "deck",
    "card",
    "moment",
    "games",
    "wins",
    "rate",
    "low",
    "high",
    "lift",
    "lift_within_length",
    "caution",
)

PAIR_COLUMNS = ("stage", "pair", "game", "version", "others", "result", "score")
RESULTS = {WON: "won", LOST: "lost", UNDECIDED: "unfinished"}


class _Line:
    """A file that hands back what is written to it, so that CSV can be sent as it is made."""

    def write(self, text: str) -> str:
        return text


def games_csv(playtest: Playtest) -> Iterator[str]:
    """Return the lines of a table of all games. Decks are numbered from 1, as is the game.

    More than two decks of the TCG have more columns: `lost` has a letter for each deck, k where
    its Ring-bearer was killed, c where it was corrupted.
    """
    writer = csv.writer(_Line())
    columns = (*GAME_COLUMNS, *_columns_of_many(playtest))
    yield writer.writerow(columns)
    rows = playtest.played_games.order_by("number").values_list("number", "winner", *columns[2:])
    for number, winner, ending, length, decisions, first_player, *rest in rows.iterator():
        yield writer.writerow(
            [
                number + 1,
                _counted_from_one(winner),
                ending,
                length,
                decisions,
                _counted_from_one(first_player),
                *rest,
            ]
        )


def _columns_of_many(playtest: Playtest) -> tuple[str, ...]:
    """Return the columns that only games between more than two decks have."""
    sides = len(playtest.face.sides(playtest))
    return (*(f"site_{series}" for series in SERIES[2:sides]), "lost") if sides > 2 else ()


def cards_csv(playtest: Playtest) -> Iterator[str]:
    """Return the lines of a table of all cards of the decks at all moments."""
    writer = csv.writer(_Line())
    yield writer.writerow(CARD_COLUMNS)
    summary = playtest_summary(playtest)
    for name, statistics in zip(deck_names(playtest), summary.cards, strict=False):
        for card_id in statistics.cards:
            for moment in Moment:
                lift = card_lift(statistics, card_id, moment)
                if lift is not None:
                    yield writer.writerow(
                        [
                            _harmless(name),
                            card_id,
                            moment.value,
                            lift.games,
                            lift.wins,
                            *(round(number, 6) for number in (lift.rate, *lift.interval)),
                            round(lift.lift, 6),
                            round(lift.within_length, 6),
                            lift.caution.value if lift.caution else "",
                        ]
                    )


def pairs_csv(playtest: Playtest) -> Iterator[str]:
    """Return the lines of a table of a trial's games: their pair, version, opponent and result."""
    writer = csv.writer(_Line())
    yield writer.writerow(PAIR_COLUMNS)
    trial, summary = playtest.trial, playtest_summary(playtest)
    decks = [_harmless(deck.name) for deck in playtest.decks.all()]
    others = [", ".join(party) for party in playtest.face.parties(decks[trial.versions :])]
    for number, entrants in enumerate(trial.entrants):
        stage = trial.stages[number]
        scores = summary.scores(stage.first_game, stage.end)
        for game, result in enumerate(summary.results(stage.first_game, stage.end)):
            if result == NOT_PLAYED:
                continue
            index = stage.first_game + game
            pair, slot = divmod(game, stage.versions)
            yield writer.writerow(
                [
                    number + 1,
                    stage.first_pair + pair + 1,
                    index + 1,
                    decks[entrants[slot]],
                    others[(stage.first_pair + pair) % len(others)],
                    RESULTS[result],
                    scores.get(index, ""),
                ]
            )


def playtest_json(playtest: Playtest) -> dict[str, Any]:
    """Return what the commands print with `--json` of the games stored so far."""
    if playtest.is_trial:
        return stored_trial_json(playtest)
    decks = list(playtest.decks.all())
    requested = PlaytestRequest(
        entrants=tuple(Entrant(deck.name, deck.cards(), deck.player) for deck in decks),
        games=playtest.games,
        seed=playtest.seed,
        format=load_format(playtest.format),
        # TCG playtests from before days were kept have none.
        day=playtest.face.chosen_day(playtest.day, playtest.created.date()),
        scenario=playtest.scenario,
        difficulty=playtest.difficulty,
        chosen_edition=playtest.edition,
    )
    keys = distinct_names([deck.name for deck in decks])
    result = result_json(requested, keys, playtest_summary(playtest))
    kept = {"day": playtest.day.isoformat() if playtest.day else None}
    if playtest.edition:
        kept["edition"] = playtest.edition
    return result | kept


def _counted_from_one(place: int | None) -> int | str:
    return "" if place is None else place + 1


def _harmless(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name
