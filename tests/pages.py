"""What tests read of a page."""

from tests.responses import Response


def text_of(response: Response) -> str:
    """Return a page's text with its tags, its white space evened out."""
    return " ".join(response.content.decode().split())
