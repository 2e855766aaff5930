"""The calculations of the statistics as tables of measures, ready for a page."""

from collections.abc import Sequence
from fractions import Fraction

from decks.statistics.charts import Tint
from decks.statistics.heroes import Heroes
from decks.statistics.measures import Column, Measures, amounts_by, chances_by
from decks.statistics.questing import quest_rounds
from decks.statistics.resource_match import ROUNDS, MatchOdds, match_odds
from decks.statistics.twilight import Twilight
from rules.construction.lcg.build import Held
from rules.lcg.scenarios import SCENARIOS

Numbers = tuple[Column, Sequence[Fraction | int]]

_ROUNDS = [str(number) for number in ROUNDS]


def twilight_table(twilight: Twilight) -> Measures:
    """Return what each move adds, source by source, and what the Shadow side cost there."""
    moves = twilight.moves
    columns: list[Numbers] = [
        (Column("Shadow number", part("site")), [move.site.shadow_number for move in moves]),
        (Column("Companions", part("companions")), [move.companions for move in moves]),
        (Column("Plays", part("plays")), [move.plays for move in moves]),
        (Column("Adds"), [move.adds for move in moves]),
        (Column("Shadow costs", part("costs"), line=True), [move.costs for move in moves]),
        (Column("Left"), [move.left for move in moves]),
    ]
    if not twilight.numbered:
        region = [move.site.region_adds for move in moves]
        columns.insert(1, (Column("Region", part("region")), region))
    labels = [str(move.site.place) for move in moves]
    return amounts_by("Twilight by site", "Site", "piled", columns, labels)


def match_table(company: Heroes, player_deck: Held, size: int) -> Measures:
    """Return the odds of a sphere match round by round."""
    odds = match_odds(company, player_deck, size)
    columns = [
        (Column(sphere_odds.name, _match_tint(sphere_odds)), sphere_odds.chances)
        for sphere_odds in odds
    ]
    return chances_by("Odds of a sphere match", "Round", columns, _ROUNDS)


def quest_table(company: Heroes, player_deck: Held, size: int) -> Measures:
    """Return willpower and the threat of each scenario round by round, for one player."""
    rounds = quest_rounds(company, player_deck, size)
    threats = [
        (
            Column(scenario.name, part(scenario.slug)),
            [quest_round.threats[place] for quest_round in rounds],
        )
        for place, scenario in enumerate(SCENARIOS.values())
    ]
    columns = [
        (
            Column("Willpower", Tint("series", "a")),
            [quest_round.willpower for quest_round in rounds],
        ),
        *threats,
    ]
    return amounts_by("Willpower and threat by round", "Round", "lines", columns, _ROUNDS)


def part(word: str) -> Tint:
    """Return the colour of a part of a sum."""
    return Tint("part", word)


def _match_tint(odds: MatchOdds) -> Tint:
    if odds.sphere is not None:
        return Tint("sphere", odds.sphere)
    return part("any" if odds.saved else "at-once")
