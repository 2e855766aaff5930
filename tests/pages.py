"""What tests read of a page."""

from django.http import HttpResponse


def text_of(response: HttpResponse) -> str:
    """Return a page's text with its tags, its white space evened out."""
    return " ".join(response.content.decode().split())
