"""The forms of a comment and of a report."""

from django import forms

from decks.comments.commenting import MAX_COMMENT_LENGTH


class CommentForm(forms.Form):
    """What is said of a deck."""

    text = forms.CharField(
        label="Your comment",
        max_length=MAX_COMMENT_LENGTH,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text="**bold**, *italic*, lists with -, [[City of Men]] for a card; no pictures.",
        error_messages={"required": "Write something first."},
    )


class ReportForm(forms.Form):
    """Why something is reported."""

    reason = forms.CharField(
        label="What is wrong with it?",
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 3}),
        error_messages={"required": "Say what is wrong."},
    )
