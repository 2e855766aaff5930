"""The format that a deck list names: "Format: King Standard"."""

from functools import cache

from rules.construction import Game, formats_of, load_format
from rules.names import fold

# What the players' server calls formats of other names here.
_SERVER_NAMES = {
    "fotrblock": "fellowship-block",
    "fellowship": "fellowship-block",
    "ttsstandard": "towers-standard",
    "ttsblock": "tower-block",
    "towersblock": "tower-block",
    "twotowersblock": "tower-block",
    "rotkblock": "king-block",
    "king": "king-block",
    "movie": "movie-block",
    "wotrblock": "war-of-the-ring-block",
    "huntersblock": "hunters-block",
    "pcmovie": "pc-movie-block",
    "pcfellowship": "pc-fellowship-block",
    "pctowers": "pc-towers-block",
    "pcking": "pc-king-block",
}


def find_format(written: str, game: Game) -> str:
    """Return the slug of the format of that name, "" if none has it."""
    key = fold(written).removesuffix("format")
    return _by_name(game).get(key, "")


@cache
def _by_name(game: Game) -> dict[str, str]:
    formats = {format.slug: format for format in formats_of(game)}
    names = {key: slug for key, slug in _SERVER_NAMES.items() if slug in formats}
    names |= {fold(slug): slug for slug in formats}
    return names | {fold(format.name): slug for slug, format in formats.items()}


@cache
def sets_of_format(slug: str) -> frozenset[str]:
    """Return the numbers of a format's sets at its end; none for no format or one of all sets."""
    if not slug:
        return frozenset()
    sets = load_format(slug).snapshots[-1].sets
    return frozenset(map(str, sets)) if sets is not None else frozenset()
