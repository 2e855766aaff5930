"""Reading a card: what players write around its name is set aside, and nothing is dropped."""

import re
from dataclasses import replace

from decks.contents.zones import DeckZone
from decks.files.card_names import NameBook
from decks.files.likely_cards import is_shortened, likely_cards, likely_sites
from decks.files.lines import MAX_COPIES, Line, Status
from decks.files.matching import (
    NO_NUMBER,
    NOT_CALLED,
    UNKNOWN_NEAR,
    guess_card,
    match_card,
    unknown_name,
    with_server_text,
    wrong_count,
)
from decks.files.site_lines import NumberedSite, read_site, split_site
from decks.files.spellings import ParsedLine, parse_line

RARITY_DIFFERS = "The number matches this card, but the rarity doesn’t."
NAME_MATCHES = "No card has this number. The name matches this card."
ODD_COUNT = "“{}” wasn’t recognized. Write copies as “4x” before the name."
WHICH_OF_THE_TITLE = "No card has this number, and several have this title. Choose one."

_COLLECTOR = re.compile(r"(\d{1,2})\s*(?:R\+|[A-Z])\s*(\d{1,3})")
_COMMENT = re.compile(r"(?<=\S)\s(?://|#)(?!\S*\.).*$")
_ORDINAL = re.compile(r"(\d{1,3})([.)])\s+(?=\S)")
_BRACKET = re.compile(r"\s*[(\[{<][^()\[\]{}<>]*[)\]}>]")
# Where a remark may begin that is in no brackets: "… – great against Elves", "… or Gimli".
_REMARK = re.compile(
    r"\s+[-–—]+>?\s+|\s*<?[-–—=]{2,}\s*|\s*(?:\.{2,}|…)\s*|\s*[;:]\s+|\s+or\s+|\s*/\s*|[.!]\s+|,\s+|\t+"
)
MAX_CUTS = 6
_WORD_WITH_DIGIT = re.compile(r"(?<!\S)[^\s\d]*\d\S*")
_ODD_COUNT = re.compile(r"[-−–]?\d+(?:[.,]\d+)?[xX.]?|[xX]\d+")


def read_card(
    book: NameBook, line: Line, text: str, *, ordinal: bool = True, thorough: bool = True
) -> Line:
    """Return the line as the card a text names: matched, guessed, or rejected with the reason.

    Remarks in brackets or after a dash are set aside. With `ordinal`, a number before a dot or
    bracket ("2. Sting") is that of the line and not of copies. Without `thorough`, remarks aren't
    looked for.
    """
    text = _COMMENT.sub("", text)
    whole = _read_exactly(book, line, text, ordinal=ordinal)
    if whole is not None:
        return whole
    kept = [
        _remarked(found, remark)
        for part, remark in (_without_remark(text) if thorough else ())
        if (found := _read_exactly(book, line, part, ordinal=ordinal)) is not None
        and found.holds_card
    ]
    named = [found for found in kept if not _is_title(book, found)]
    if named:
        return named[0]
    nearly = _read_nearly(book, line, text, ordinal=ordinal)
    return kept[0] if kept and not nearly.holds_card else nearly


def _is_title(book: NameBook, line: Line) -> bool:
    """Return whether a line was read by a title that cards with different subtitles have."""
    return len({book.name(card) for card in line.choices}) > 1


def _remarked(line: Line, remark: str) -> Line:
    said = f"“{remark}” was read as a remark."
    return replace(line, remark=f"{line.remark} {said}".strip())


def _without_remark(text: str) -> list[tuple[str, str]]:
    """Return what is left of a text without a remark, with the remark, in the order to try them."""
    tried: list[tuple[str, str]] = []
    brackets = list(_BRACKET.finditer(text))[:MAX_CUTS]
    if brackets:
        last = brackets[-1]
        if last.end() == len(text):
            tried.append((text[: last.start()], last[0].strip()))
        if len(brackets) > 1:
            tried.append((_BRACKET.sub("", text), " ".join(b[0].strip() for b in brackets)))
        elif last.end() < len(text):
            tried.append((text[: last.start()] + text[last.end() :], last[0].strip()))
        tried.append((text[: brackets[0].start()], text[brackets[0].start() :].strip()))
    cuts = list(_REMARK.finditer(text))
    tried.extend(
        (text[: cut.start()], text[cut.end() :].strip())
        for cut in (*cuts[-MAX_CUTS:][::-1], *cuts[:MAX_CUTS])
    )
    return [(kept.strip(), remark) for kept, remark in dict.fromkeys(tried) if kept.strip()]


def _read_exactly(book: NameBook, line: Line, text: str, *, ordinal: bool) -> Line | None:
    """Return the card that a text names without doubt, None if its name is none of a card."""
    site = split_site(text, below_sites=line.zone is DeckZone.ADVENTURE_DECK)
    found = _read_site(book, line, site)
    if found is not None:
        return found
    counted = _ORDINAL.match(text)
    if counted is not None:
        number, rest = counted[1], text[counted.end() :]
        said = _parsed(book, rest if ordinal else f"{number} {rest}")
    else:
        said = _parsed(book, text)
    if not (said.number or book.called(said.name)):
        return None
    found = _with_counts(line, said)
    if found.status is Status.REJECTED and found.why:
        return found
    found = _match(book, found, said)
    if found.why == NO_NUMBER and not said.name:
        return found
    if counted is not None and ordinal and found.holds_card:
        remark = f"“{counted[0].strip()}” was read as the number of the line."
        return replace(found, remark=f"{found.remark} {remark}".strip())
    return found


def _read_site(book: NameBook, line: Line, site: NumberedSite) -> Line | None:
    found = read_site(book, line, site)
    if found is not None or site.number is None or not site.numbered_first:
        return found
    bracket = _BRACKET.search(site.name)
    cut = bracket or _REMARK.search(site.name)
    if cut is None:
        return None
    found = read_site(book, line, replace(site, name=site.name[: cut.start()]))
    return _remarked(found, site.name[cut.start() :].strip()) if found is not None else None


def _parsed(book: NameBook, text: str) -> ParsedLine:
    return parse_line(text, lambda name: bool(book.called(name)))


def _with_counts(line: Line, said: ParsedLine) -> Line:
    """Return the line with its copies; rejected with the reason if it says no usable number."""
    if len(set(said.counts)) > 1:
        both = " and ".join(map(str, said.counts))
        return line.rejected(f"This line has several numbers of copies: {both}.")
    if not 1 <= said.count <= MAX_COPIES:
        return line.rejected(wrong_count(said.count))
    return replace(line, count=said.count)


def _read_nearly(book: NameBook, line: Line, text: str, *, ordinal: bool) -> Line:
    """Return the line as the likeliest card for a name that no card has, or rejected."""
    whole, counted = text, _ORDINAL.match(text)
    if counted is not None:
        text = text[counted.end() :] if ordinal else f"{counted[1]} {text[counted.end() :]}"
    said = _parsed(book, text)
    found = _with_counts(line, said)
    if found.why:
        return found
    odd = _WORD_WITH_DIGIT.search(said.name)
    if odd is not None and odd[0] == said.name:
        return found.rejected(f"“{odd[0]}” isn’t the number of a card.")
    if odd is not None and _ODD_COUNT.fullmatch(odd[0]):
        return found.rejected(ODD_COUNT.format(odd[0]))
    if line.zone is DeckZone.ADVENTURE_DECK:
        site = split_site(_BRACKET.sub("", whole).strip(), below_sites=True)
        sites = likely_sites(book, site.name, site.number)
        if sites:
            return guess_card(line, sites, NOT_CALLED)
    for kept in dict.fromkeys((said.name, _BRACKET.sub("", said.name).strip())):
        near = book.nearly_called(kept)
        if near:
            return guess_card(found, near, NOT_CALLED)
    kept = _BRACKET.sub("", said.name).strip() or said.name
    likely = likely_cards(book, kept)
    if likely and (said.counts or counted is not None or is_shortened(book, likely[0], kept)):
        return guess_card(found, likely, NOT_CALLED)
    choices = likely or book.called_like(kept)[1]
    why = UNKNOWN_NEAR if choices else unknown_name(kept)
    return replace(found.rejected(why), choices=choices)


def _match(book: NameBook, line: Line, said: ParsedLine) -> Line:
    numbered = book.numbered(said.number) if said.number else ()
    if numbered or not said.number:
        matched = match_card(book, line, numbered, said.name, said.of_set)
        return with_server_text(matched, said.number)
    called = book.called(said.name) if said.name else ()
    other = _other_rarity(book, said.number)
    both = tuple(card for card in other if card in called)
    if len(both) == 1:
        return replace(line, status=Status.MATCHED, card=both[0], remark=RARITY_DIFFERS)
    if other and (not called or both):
        return guess_card(line, (*other, *called), RARITY_DIFFERS)
    if called and len({book.name(card) for card in called}) > 1:
        return replace(line.rejected(WHICH_OF_THE_TITLE), choices=called)
    if called:
        return guess_card(line, (*called, *other), NAME_MATCHES)
    return line.rejected(NO_NUMBER)


def _other_rarity(book: NameBook, number: str) -> tuple[str, ...]:
    collector = _COLLECTOR.fullmatch(number)
    return book.numbered(f"{int(collector[1])}_{int(collector[2])}") if collector else ()
