"""Finding a game of a playtest: filters, orders, and games worth a look."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from django import forms
from django.db.models import Q, QuerySet
from django.db.models.functions import Coalesce, Greatest, Least, Substr

from decks.contents.card_labels import card_label
from play.models import PlayedGame, Playtest
from play.results.card_results import MOMENTS
from play.results.titles import SERIES, short_deck_names
from rules.playtest.facts import characters_of_moment
from rules.playtest.statistics.card_statistics import Moment

# How far apart the fellowships were; who is not there is where the first one is.
_SITES = ("site_a", "site_b", Coalesce("site_c", "site_a"), Coalesce("site_d", "site_a"))
APART = Greatest(*_SITES) - Least(*_SITES)
ORDERS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "number": ("In order", ("number",)),
    "short": ("Shortest first", ("length", "decisions", "number")),
    "long": ("Longest first", ("-length", "-decisions", "number")),
    "close": ("Closest first", (APART.asc(), "-length", "number")),
    "swing": ("Largest comeback first", ("-comeback", "-length", "number")),
}
# Orders by what only some games have.
ORDERS_OF_SOME = frozenset({"close", "swing"})
UNDECIDED, DECIDED = "none", "decided"
# Filters that are seldom set by hand; figures of the results link to them.
MORE = (
    "first", "site_a", "site_b", "site_c", "site_d", "lost_a", "lost_b", "lost_c", "lost_d",
    "scenario", "stage", "cause", "least_decisions", "most_decisions", "least_score", "most_score",
)  # fmt: skip
# Filters that only some games have (`GameFace.game_filters`).
FILTERS_OF_SOME = (
    "site", "upset", "first", "site_a", "site_b", "site_c", "site_d",
    "lost_a", "lost_b", "lost_c", "lost_d",
    "scenario", "stage", "cause", "least_score", "most_score",
)  # fmt: skip
# What each of these filters asks of a game.
EXACT = {
    "first": "first_player",
    "site_a": "site_a",
    "site_b": "site_b",
    "site_c": "site_c",
    "site_d": "site_d",
    "scenario": "scenario",
    "stage": "quest_stage",
    "cause": "cause",
    "least_decisions": "decisions__gte",
    "most_decisions": "decisions__lte",
    "least_score": "score__gte",
    "most_score": "score__lte",
}


@dataclass(frozen=True, slots=True)
class NotableGame:
    """A game worth a look, and why."""

    words: str
    game: PlayedGame


class FindGameForm(forms.Form):
    """What a person looks for among the games of a playtest; every field may be empty."""

    winner = forms.ChoiceField(label="Won by", required=False)
    ending = forms.ChoiceField(label="How it ended", required=False)
    least = forms.IntegerField(label="At least so long", required=False, min_value=0)
    most = forms.IntegerField(label="At most so long", required=False, min_value=0)
    site = forms.IntegerField(
        label="A fellowship reached site", required=False, min_value=1, max_value=9
    )
    card = forms.ChoiceField(label="Card", required=False)
    moment = forms.ChoiceField(
        label="When it was seen", required=False, choices=list(MOMENTS.items())
    )
    first = forms.ChoiceField(label="Went first", required=False)
    site_a = forms.IntegerField(required=False, min_value=1, max_value=9)
    site_b = forms.IntegerField(required=False, min_value=1, max_value=9)
    site_c = forms.IntegerField(required=False, min_value=1, max_value=9)
    site_d = forms.IntegerField(required=False, min_value=1, max_value=9)
    lost_a = forms.ChoiceField(required=False)
    lost_b = forms.ChoiceField(required=False)
    lost_c = forms.ChoiceField(required=False)
    lost_d = forms.ChoiceField(required=False)
    scenario = forms.ChoiceField(label="Ended in scenario", required=False)
    stage = forms.IntegerField(label="Lost at quest stage", required=False, min_value=0)
    cause = forms.CharField(label="Lost by card", required=False, max_length=20)
    least_decisions = forms.IntegerField(label="At least … decisions", required=False, min_value=0)
    most_decisions = forms.IntegerField(label="At most … decisions", required=False, min_value=0)
    least_score = forms.IntegerField(label="Score at least", required=False)
    most_score = forms.IntegerField(label="Score at most", required=False)
    upset = forms.BooleanField(label="Only upsets", required=False)
    order = forms.ChoiceField(label="Order", required=False)

    def __init__(self, *args: Any, playtest: Playtest, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.playtest = playtest
        face = playtest.face
        sides = [(str(side), name) for side, name in enumerate(face.sides(playtest))]
        self.choose("winner", [*sides, (DECIDED, "Anyone"), (UNDECIDED, "Nobody")])
        self.choose("ending", face.endings.items())
        self.choose("card", _card_choices(playtest))
        orders = [
            (key, words)
            for key, (words, _) in ORDERS.items()
            if key not in ORDERS_OF_SOME or key in face.game_orders
        ]
        self.choose("order", orders, blank=None)
        self.fields["least"].label = f"At least … {face.length_noun}"
        self.fields["most"].label = f"At most … {face.length_noun}"
        for name in FILTERS_OF_SOME:
            if name not in face.game_filters:
                del self.fields[name]
        face.fit_game_filters(self)

    def choose(self, name: str, choices: Any, blank: str | None = "Any") -> None:
        """Set the choices of a filter, after a blank one."""
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [*([("", blank)] if blank is not None else []), *choices]

    def usual_fields(self) -> list[forms.BoundField]:
        """Return the filters that the page shows at once."""
        return [field for field in self if field.name not in MORE]

    def more_fields(self) -> list[forms.BoundField]:
        """Return the filters that the page folds away."""
        return [field for field in self if field.name in MORE]

    def has_more(self) -> bool:
        """Return whether a folded filter is set."""
        return any(field.value() for field in self.more_fields())

    def games(self) -> QuerySet[PlayedGame]:
        """Return the games that fit; all in order where a field makes no sense."""
        games = self.playtest.played_games.all()
        if not self.is_valid():
            return games
        wanted = self.cleaned_data
        if wanted["winner"] == UNDECIDED:
            games = games.filter(winner=None)
        elif wanted["winner"] == DECIDED:
            games = games.exclude(winner=None)
        elif wanted["winner"]:
            games = games.filter(winner=int(wanted["winner"]))
        if wanted["ending"]:
            games = games.filter(ending=wanted["ending"])
        if wanted["least"] is not None:
            games = games.filter(length__gte=wanted["least"])
        if wanted["most"] is not None:
            games = games.filter(length__lte=wanted["most"])
        if wanted.get("site"):
            reached = (Q(**{f"site_{series}__gte": wanted["site"]}) for series in SERIES)
            games = games.filter(reduce(or_, reached))
        for name, lookup in EXACT.items():
            if wanted.get(name) not in (None, ""):
                games = games.filter(**{lookup: wanted[name]})
        for place, series in enumerate(SERIES):
            if wanted.get(f"lost_{series}"):
                letter = {f"of_{series}": Substr("lost", place + 1, 1)}
                games = games.annotate(**letter).filter(
                    **{f"of_{series}": wanted[f"lost_{series}"]}
                )
        if wanted["card"]:
            place = _card_places(self.playtest)[wanted["card"]]
            met = characters_of_moment(Moment(wanted["moment"] or Moment.PLAYED))
            character = Substr("cards_seen", place + 1, 1)
            games = games.annotate(character=character).filter(character__in=list(met))
        if wanted.get("upset"):
            games = games.filter(winner=underdog(self.playtest))
        return games.order_by(*ORDERS[wanted["order"] or "number"][1])


def underdog(playtest: Playtest) -> int:
    """Return the deck that won fewest games so far; the last one of those that are level."""
    sides = range(len(playtest.face.sides(playtest)))
    wins = [playtest.played_games.filter(winner=side).count() for side in sides]
    return min(reversed(sides), key=lambda side: wins[side])


def notable_games(playtest: Playtest) -> Iterator[NotableGame]:
    """Return decided games worth a look: the shortest, the longest, the closest, a comeback."""
    decided = playtest.played_games.exclude(winner=None)
    wanted = {"short": "Shortest", "long": "Longest", **playtest.face.game_orders}
    for order, words in wanted.items():
        game = decided.order_by(*ORDERS[order][1]).first()
        if game is not None and (order != "swing" or game.comeback):
            yield NotableGame(words, game)


def _card_places(playtest: Playtest) -> dict[str, int]:
    """Return each card's place in `PlayedGame.cards_seen` by its deck and id: "0:7_83"."""
    decks = playtest.kind.listed_cards(playtest.description())
    keys = [f"{deck}:{card_id}" for deck, cards in enumerate(decks) for card_id in cards]
    return {key: place for place, key in enumerate(keys)}


def _card_choices(playtest: Playtest) -> Iterator[tuple[str, str]]:
    """Return each card of each deck, those of a deck by name."""
    decks = playtest.kind.listed_cards(playtest.description())
    for deck, (name, cards) in enumerate(zip(short_deck_names(playtest), decks, strict=True)):
        for label, card_id in sorted((card_label(card_id), card_id) for card_id in cards):
            yield f"{deck}:{card_id}", f"{name}: {label}" if len(decks) > 1 else label
