"""Forms of sharing: who sees a deck, what is said of it, and what to look for."""

from datetime import timedelta
from typing import Any

from django import forms
from django.utils.timezone import localdate

from cards.formats import FormatSelect, choices_of_both_games
from decks.models import Deck, Visibility
from decks.sharing.markdown import MAX_NOTES_LENGTH
from decks.sharing.public_search import DeckQuery, Order
from decks.sharing.tags import MAX_TAG_LENGTH, MAX_TAGS, BadTags, read_tags
from decks.sharing.visibility import MEANING, PUBLIC_NEEDS_ACCOUNT
from rules.construction import Format, UnknownFormat, load_format

MAX_SEARCH_LENGTH = 100
MAX_NAME_LENGTH = 150
# How many days ago a deck was published at most.
SINCE = [("", "Any time"), ("7", "This week"), ("31", "This month"), ("366", "This year")]


class VisibilityForm(forms.Form):
    """Who may see a deck; a browser's deck cannot be public."""

    visibility = forms.ChoiceField(
        label="Who can see this deck?",
        widget=forms.RadioSelect,
        error_messages={"required": "Choose one.", "invalid_choice": "Choose one of these."},
    )

    def __init__(self, *args: Any, deck: Deck, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["visibility"]
        assert isinstance(field, forms.ChoiceField), "it was declared so"
        field.choices = [
            (visibility.value, f"{word}. {meaning}")
            for visibility, (word, meaning) in MEANING.items()
            if visibility is not Visibility.PUBLIC or deck.owner_id is not None
        ]
        if deck.owner_id is None and self.data.get("visibility") == Visibility.PUBLIC:
            field.error_messages["invalid_choice"] = PUBLIC_NEEDS_ACCOUNT


class NotesForm(forms.Form):
    """What is said of a deck: notes in Markdown, and tags."""

    notes = forms.CharField(
        label="Notes",
        required=False,
        max_length=MAX_NOTES_LENGTH,
        widget=forms.Textarea(attrs={"rows": 12}),
        help_text=(
            "Everyone who can see the deck can read them. **bold**, *italic*, lists with "
            "-, headings with #, [words](address) for a link, [[City of Men]] for a card; no "
            "pictures."
        ),
    )
    tags = forms.CharField(
        label="Tags",
        required=False,
        max_length=(MAX_TAG_LENGTH + 2) * MAX_TAGS * 2,
        help_text=f"Up to {MAX_TAGS}, separated by commas, such as “rohan, swarm, budget”.",
        widget=forms.TextInput(attrs={"autocapitalize": "none", "autocomplete": "off"}),
    )

    # What the notes and tags were when the page was opened, so that a second tab is shown.
    seen = forms.CharField(required=False, widget=forms.HiddenInput)

    def clean_tags(self) -> list[str]:
        """Return the tags one by one."""
        try:
            return read_tags(self.cleaned_data["tags"])
        except BadTags as error:
            raise forms.ValidationError(str(error)) from error


class SearchForm(forms.Form):
    """What to look for among the public decks; everything may be left out."""

    q = forms.CharField(
        label="Name, tag or card",
        required=False,
        max_length=MAX_SEARCH_LENGTH,
        widget=forms.TextInput(attrs={"type": "search", "placeholder": "Gandalf, rohan, swarm …"}),
    )
    game = forms.ChoiceField(
        label="Game", required=False, choices=[("", "Both games"), *Deck.GAMES]
    )
    format = forms.CharField(label="Legal today in", required=False, widget=FormatSelect)
    tag = forms.CharField(label="Tag", required=False, max_length=MAX_TAG_LENGTH)
    order = forms.ChoiceField(
        label="Order",
        required=False,
        choices=[
            (Order.NEWEST.value, "Newest"),
            (Order.LIKED.value, "Most liked"),
            (Order.BUILDABLE.value, "What I can build"),
        ],
    )
    author = forms.CharField(label="Author", required=False, max_length=MAX_NAME_LENGTH)
    since = forms.ChoiceField(label="Published", required=False, choices=SINCE)
    followed = forms.BooleanField(label="Only authors I follow", required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        widget = self.fields["format"].widget
        assert isinstance(widget, forms.Select), "it was declared so"
        widget.choices = [("", "Any"), *choices_of_both_games()]

    def clean_format(self) -> Format | None:
        """Return the format itself, None where none is chosen."""
        slug = self.cleaned_data["format"]
        if not slug:
            return None
        try:
            return load_format(slug)
        except UnknownFormat as error:
            raise forms.ValidationError(f"There is no format “{slug[:40]}”.") from error

    def clean_tag(self) -> str:
        """Return the tag as tags are kept."""
        try:
            tags = read_tags(self.cleaned_data["tag"])
        except BadTags as error:
            raise forms.ValidationError(str(error)) from error
        if len(tags) > 1:
            raise forms.ValidationError("Search for one tag at a time.")
        return tags[0] if tags else ""

    def asked(self) -> DeckQuery:
        """Return what a valid form looks for."""
        cleaned = self.cleaned_data
        return DeckQuery(
            words=cleaned["q"],
            game=cleaned["game"],
            tag=cleaned["tag"],
            format=cleaned["format"],
            order=Order(cleaned["order"] or Order.NEWEST),
            owner=cleaned["author"].strip(),
            since=localdate() - timedelta(days=int(since)) if (since := cleaned["since"]) else None,
            followed=cleaned["followed"],
        )
