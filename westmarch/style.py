"""The style page: every component of the site once, for those who build pages with them."""

from django import forms
from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import Culture

FACES = ("7_364", "7_365", "7_134", "7_1", "7_330")
SMALL_FACES = ("7_364", "7_365", "7_36", "7_320", "7_131", "7_134", "7_89", "7_330")
SPHERES = ("leadership", "tactics", "spirit", "lore", "neutral")

ARAGORN_HERO = {
    "code": "01001",
    "name": "Aragorn",
    "type": "hero",
    "unique": True,
    "sphere": "leadership",
    "threat_cost": 12,
    "willpower": 2,
    "attack": 3,
    "defense": 2,
    "hit_points": 5,
    "traits": ("Dúnedain", "Noble", "Ranger"),
    "keywords": ("Sentinel",),
    "cost": None,
    "encounter_set": None,
    "threat_strength": None,
    "quest_points": None,
}


class EveryField(forms.Form):
    """One field of each kind, so that each is seen with help, choices and errors."""

    name = forms.CharField(label="Deck name", help_text="You can change it later.")
    games = forms.IntegerField(label="Number of games", min_value=1, max_value=100_000)
    opponent = forms.ChoiceField(choices=[("a", "Aragorn starter"), ("e", "Éomer starter")])
    player = forms.ChoiceField(
        label="Player",
        choices=[
            ("good", "Good: wins 72 of 100 games"),
            ("random", "Random: takes any legal choice"),
        ],
        widget=forms.RadioSelect,
    )
    day = forms.DateField(
        label="Date",
        required=False,
        widget=forms.DateInput(attrs={"type": "date"}),
    )
    cards = forms.CharField(
        label="Cards",
        required=False,
        help_text="One card a line, with the number of copies before it.",
        widget=forms.Textarea(attrs={"class": "code", "rows": 5}),
    )
    file = forms.FileField(label="Deck file", required=False)
    anyway = forms.BooleanField(
        label="Play it although it is not legal",
        help_text="The result then says so.",
    )


def style(request: HttpRequest) -> HttpResponse:
    """Show every component; wrong input is shown on purpose."""
    messages.success(request, "The deck saved as version 3.")
    messages.warning(request, "Two cards of this deck are treated as blank.")
    messages.error(request, "The file is not a deck: line 4 names no card.")
    context = {
        "bound": EveryField({"games": "0", "player": "good", "cards": "4x Faramir"}),
        "cultures": list(Culture),
        "spheres": SPHERES,
        "faces": [card(card_id) for card_id in FACES],
        "small_faces": [card(card_id) for card_id in SMALL_FACES],
        "hero": ARAGORN_HERO,
        "page": Paginator(range(3089), 60).get_page(request.GET.get("page", "7")),
        "trail": [("/decks/", "Decks"), ("/decks/", "Aragorn starter")],
        "path": [
            (1, "Edoras Hall", "passed"),
            (2, "Isengard Ruined", "passed"),
            (3, "Rohirrim Road", "passed"),
            (4, "White Rocks", "here"),
            (5, "City Gates", "ahead"),
            (6, "Pelennor Grassland", "ahead"),
            (7, "Osgiliath Channel", "ahead"),
            (8, "Cross Roads", "ahead"),
            (9, "Slag Mounds", "ahead"),
        ],
        "broken": [
            {
                "rule": "copies-of-a-card",
                "source": "Comprehensive Rulebook 2.0, Building Your Deck",
                "since": "in force by 2003",
                "shown": [
                    {"sentence": "The deck has 5 copies of Faramir.", "fix": "Remove 1 copy."}
                ],
                "folded": [],
            }
        ],
    }
    return render(request, "pages/style.html", context)
