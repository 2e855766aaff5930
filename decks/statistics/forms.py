"""Forms of the statistics: how many companions move, what one hopes to draw, which hand to deal."""

from typing import Any

from django import forms

from cards.search.query import BadQuery
from cards.search.query.lexer import MAX_QUERY_LENGTH
from decks.contents.encoding import AnyDeck
from decks.statistics.card_groups import (
    CardGroup,
    Pairs,
    card_groups,
    cards_to_draw,
    companions_to_start,
    group_by_key,
    group_by_query,
)
from decks.statistics.drawing_rules import RULES
from decks.statistics.odds import OddsQuestion
from rules.construction import game_of
from rules.tcg.engine.operations.playing import RULE_OF_NINE
from rules.tcg.engine.turn.opening import STARTING_TWILIGHT

MAX_DRAWN = 99
MAX_SEED = 10**12


def whole_number(label: str, least: int, most: int, **options: Any) -> forms.IntegerField:
    """Make a field of a whole number that may be left out and says its limits when it is wrong."""
    limits = f"Enter a whole number from {least} to {most}."
    return forms.IntegerField(
        label=label,
        required=False,
        min_value=least,
        max_value=most,
        error_messages={"invalid": limits, "min_value": limits, "max_value": limits},
        **options,
    )


class CompanionsForm(forms.Form):
    """How many companions move; without a number the deck's cheapest starting fellowship."""

    companions = whole_number("Companions", 1, RULE_OF_NINE)


class DrawForm(forms.Form):
    """What is out of the draw deck before a hand is drawn: a TCG deck's starting fellowship."""

    start = forms.MultipleChoiceField(
        label="Starting fellowship",
        required=False,
        help_text=(
            "Companions that start in play aren’t in the draw deck. Their total twilight "
            "cost is 4 or less."
        ),
        widget=forms.CheckboxSelectMultiple,
        error_messages={"invalid_choice": "This deck has no such starting companion."},
    )

    def __init__(self, data: Any, *, deck: AnyDeck) -> None:
        super().__init__(data)
        self.deck = deck
        self.game = game_of(deck)
        self.companions = companions_to_start(deck, STARTING_TWILIGHT)
        if not self.companions:
            del self.fields["start"]
            return
        field = self.fields["start"]
        if isinstance(field, forms.MultipleChoiceField):
            field.choices = [
                (card_id, f"{card.name} ({card.twilight})")
                for card_id, card in self.companions.items()
            ]

    def clean_start(self) -> list[str]:
        """Return the companions, up to 4 twilight together (2.0, "Starting fellowship")."""
        chosen: list[str] = self.cleaned_data["start"]
        cost = sum(self.companions[card_id].twilight for card_id in chosen)
        if cost > STARTING_TWILIGHT:
            raise forms.ValidationError(
                f"Together they cost {cost}. A starting fellowship can cost at most "
                f"{STARTING_TWILIGHT} twilight."
            )
        return chosen

    def cards(self) -> Pairs:
        """Return the cards that are drawn from."""
        return cards_to_draw(self.deck, self.cleaned_data.get("start", ()))


class OddsForm(DrawForm):
    """A card, a group or a query, how many of it, and how many cards are drawn."""

    what = forms.ChoiceField(
        label="Card or group to draw",
        required=False,
        error_messages={"invalid_choice": "This deck has no such card or group."},
    )
    q = forms.CharField(
        label="Or a search query",
        required=False,
        max_length=MAX_QUERY_LENGTH,
        help_text=(
            "Uses the card search, such as t:minion cost<=3. A query replaces the choice above."
        ),
        widget=forms.TextInput(attrs={"autocapitalize": "off", "spellcheck": "false"}),
    )
    least = whole_number("At least", 1, MAX_DRAWN)
    drawn = whole_number("Cards a turn", 0, MAX_DRAWN)
    seen = whole_number("Cards seen", 1, MAX_DRAWN)

    field_order = ("what", "q", "least", "drawn", "seen", "start")

    def __init__(self, data: Any, *, deck: AnyDeck) -> None:
        super().__init__(data, deck=deck)
        rules = RULES[self.game]
        groups = card_groups(cards_to_draw(deck))
        field = self.fields["what"]
        if isinstance(field, forms.ChoiceField):
            field.choices = [
                (heading, [(group.key, f"{group.name} · {group.copies}") for group in listed])
                for heading, listed in groups
            ]
        self.fields["drawn"].label = f"Cards a {rules.turn.lower()}"
        self.fields["drawn"].help_text = rules.drawn_help
        self.fields["seen"] = whole_number(
            "Cards seen",
            rules.opening,
            MAX_DRAWN,
            help_text="Any number of cards, in addition to the turns.",
        )

    def clean(self) -> dict[str, Any]:
        """Find the group; a query goes before what is chosen."""
        cleaned = super().clean() or {}
        if not self.errors and not cleaned["q"] and not cleaned["what"]:
            raise forms.ValidationError("Choose a card or group, or enter a query.")
        return cleaned

    def clean_q(self) -> str:
        """Refuse a query that is not understood, with what is wrong with it."""
        query: str = self.cleaned_data["q"]
        try:
            if query:
                group_by_query(self.deck, (), query)
        except BadQuery as bad:
            raise forms.ValidationError(
                [
                    f"{mistake.message[:1].upper()}{mistake.message[1:]}."
                    + (f" Did you mean {mistake.nearest}?" if mistake.nearest else "")
                    for mistake in bad.mistakes
                ]
            ) from bad
        return query

    def question(self) -> OddsQuestion:
        """Return what a valid form asks."""
        cards, asked = self.cards(), self.cleaned_data
        drawn = asked["drawn"]
        return OddsQuestion(
            group=self._group(cards),
            size=sum(copies for _, copies in cards),
            least=asked["least"] or 1,
            drawn=RULES[self.game].drawn if drawn is None else drawn,
            seen=asked["seen"],
        )

    def _group(self, cards: Pairs) -> CardGroup:
        if self.cleaned_data["q"]:
            return group_by_query(self.deck, cards, self.cleaned_data["q"])
        key: str = self.cleaned_data["what"]
        named = group_by_key(cards_to_draw(self.deck), key)
        left = group_by_key(cards, key)
        name = named.name if named is not None else key
        return CardGroup(key, name, left.copies if left is not None else 0)


class HandForm(DrawForm):
    """A hand by its seed; the mulligan and the cards drawn after it."""

    seed = whole_number(
        "Seed", 0, MAX_SEED, help_text="The same number always shows the same hand."
    )
    mulligan = forms.BooleanField(required=False, widget=forms.HiddenInput)
    more = whole_number("Drawn later", 0, MAX_DRAWN, widget=forms.HiddenInput)

    field_order = ("seed", "start")


def default_question(deck: AnyDeck) -> dict[str, str]:
    """Return what is asked before anybody asked.

    The card with most copies, by the game's drawing.
    """
    held = cards_to_draw(deck)
    rules = RULES[game_of(deck)]
    wanted = max(held, key=lambda pair: pair[1])[0] if held else ""
    return {"what": f"card:{wanted}" if wanted else "", "least": "1", "drawn": str(rules.drawn)}
