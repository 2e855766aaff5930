"""A deck saved as a web page, as the TCG's online server shows one: its text, line by line."""

import html
import re

_PAGE = re.compile(r"\s*<(?:!doctype html|html|head|body|b|p|h1|br\s*/?)>", re.IGNORECASE)
_TAG = re.compile(r"(<[^<>]*>)")
_TAG_NAME = re.compile(r"<(/?)([a-z][a-z0-9]*)", re.IGNORECASE)
_BREAKS = frozenset({"br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "hr", "ul", "ol"})
_CELLS = frozenset({"td", "th"})
_UNSEEN = frozenset({"script", "style", "head"})


def looks_like(text: str) -> bool:
    """Return whether a text is a web page or the inside of one."""
    return _PAGE.match(text) is not None


def page_text(text: str) -> str:
    """Return what a reader of the page sees, in one pass: a page of strangers may be any page."""
    seen: list[str] = []
    unseen = ""
    for part in _TAG.split(text):
        tag = _TAG_NAME.match(part)
        name = tag[2].lower() if tag is not None else ""
        if unseen:
            unseen = "" if name == unseen and tag is not None and tag[1] else unseen
        elif name in _UNSEEN and tag is not None and not tag[1]:
            unseen = name
        elif name in _CELLS:
            seen.append("" if tag is not None and tag[1] else " | ")
        elif name in _BREAKS:
            seen.append("\n# " if name == "h1" and tag is not None and not tag[1] else "\n")
        elif not part.startswith("<"):
            seen.append(html.unescape(part).replace("\n", " "))
    return "".join(seen).strip("\n")
