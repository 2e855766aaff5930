"""Which puzzle comes next: the day's, or one of about a solver's strength."""

from collections.abc import Mapping
from datetime import date

from django.db.models import Count, Exists, F, OuterRef, QuerySet
from django.db.models.functions import Abs

from decks.ownership import Visitor, owned_by
from play.models import Puzzle, PuzzleSolver, PuzzleTry
from play.ratings.glicko import START

# What a theme is called, in the order in which pages list them.
THEMES: Mapping[str, str] = {
    "assignment": "Assignment",
    "skirmish": "In a skirmish",
    "minions": "Which minion to play",
    "playing": "What to play",
    "moving": "When to stop",
    "order": "Order of skirmishes",
    "wounds": "Who takes the wound",
    "healing": "Whom to heal",
    "hand": "What to discard",
    "questing": "Whom to commit",
    "defending": "Who defends",
    "attacking": "Whom to attack",
    "engaging": "Whom to engage",
    "traveling": "Where to travel",
    "target": "Which card to choose",
}


def listed() -> QuerySet[Puzzle]:
    """Return the puzzles that are offered."""
    return Puzzle.objects.filter(listed=True)


def puzzle_of_the_day(game: str, day: date) -> Puzzle | None:
    """Return a game's puzzle of a day: the listed ones in turn."""
    keys = list(listed().filter(game=game).order_by("key").values_list("pk", flat=True))
    return Puzzle.objects.get(pk=keys[day.toordinal() % len(keys)]) if keys else None


def next_puzzle(visitor: Visitor, game: str = "", theme: str = "") -> Puzzle | None:
    """Return the puzzle nearest to a solver's rating that they haven't tried; None without one."""
    solver = solver_of(visitor)
    tried = PuzzleTry.objects.filter(puzzle=OuterRef("pk"), solver=solver)
    found = listed().filter(~Exists(tried)) if solver is not None else listed()
    if game:
        found = found.filter(game=game)
    if theme:
        found = found.filter(theme=theme)
    rating = solver.rating if solver is not None else START.rating
    return found.annotate(away=Abs(F("rating") - rating)).order_by("away", "key").first()


def solver_of(visitor: Visitor) -> PuzzleSolver | None:
    """Return a visitor as a solver; None before their first puzzle."""
    return PuzzleSolver.objects.filter(owned_by(visitor)).first()


def themes(game: str) -> list[tuple[str, str, int]]:
    """Return the themes of a game's puzzles: key, words and how many there are."""
    counted = listed().filter(game=game).values_list("theme").annotate(Count("pk")).order_by()
    counts = dict(counted)
    return [(key, words, counts[key]) for key, words in THEMES.items() if key in counts]
