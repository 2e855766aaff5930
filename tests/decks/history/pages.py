"""What the tests of these pages share."""

from django.http import HttpResponse

from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter

ARAGORN = starter("rotk-aragorn-starter").deck
EOMER = starter("rotk-eomer-starter").deck
LORE = introductory_decks()["lore"].deck


def text_of(response: HttpResponse) -> str:
    """Give a page's text, its white space evened out."""
    return " ".join(response.content.decode().split())
