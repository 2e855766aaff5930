"""Reading decks in plain text, in the spellings players use."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from decks.contents.zones import LCG_ZONES, SINGLE_CARD_ZONES, DeckZone
from decks.files.card_names import NameBook, folded_name, name_book
from decks.files.lines import MAX_COPIES, MAX_LINES, Line, Status
from decks.files.matching import (
    NO_NUMBER,
    find_block,
    find_set,
    guess_card,
    has_too_many_copies,
    match_card,
    with_server_text,
    wrong_count,
)
from decks.files.reading import DeckReading
from decks.files.spellings import ParsedLine, parse_line
from rules.construction import Game
from rules.construction.tcg.build import card_of
from rules.names import fold
from rules.tcg.vocabulary import Block, CardType

MAX_LINE_LENGTH = 200
MAX_NAME_LENGTH = 120

_HEADINGS = {
    DeckZone.RING_BEARER: ("ring bearer", "ringbearer"),
    DeckZone.RING: ("ring", "the one ring"),
    DeckZone.ADVENTURE_DECK: ("adventure deck", "sites", "site path", "adventure path", "site"),
    DeckZone.DRAW_DECK: (
        "draw deck",
        "deck",
        "main deck",
        "free peoples",
        "free peoples draw deck",
        "free peoples deck",
        "free peoples cards",
        "free people",
        "shadow",
        "shadow draw deck",
        "shadow deck",
        "shadow cards",
        "companions",
        "followers",
        "minions",
        "possessions",
        "artifacts",
        "conditions",
    ),
    DeckZone.HEROES: ("heroes", "hero"),
    DeckZone.PLAYER_DECK: ("player deck", "attachments", "attachment"),
    DeckZone.SIDEBOARD: ("side board", "sideboard", "sb"),
}
_HEADING_GROUPS = {folded_name(word): group for group, words in _HEADINGS.items() for word in words}
_REMARKS = frozenset({"packs", "author", "format", "game"})
_CARD_TYPE_HEADINGS = {"allies", "ally", "events", "event"}

# Of a line whose spaces are single. A run of digits is tried once, at its start: tried at each of
# its digits it would take the square of its length.
_COUNTED_HEADING = re.compile(
    r" ?(?:[-–:] ?)?(?:[(\[] ?\d{1,9}(?: ?cards?)? ?[)\]]|(?<!\d)\d{1,9}(?: ?cards?)?) ?:? ?$",
    re.IGNORECASE,
)
_ONLY_COUNT = re.compile(r"[(\[]?\d+[)\]]?(\s*cards?)?", re.IGNORECASE)
_LCG_LINE = re.compile(r"(?:\d{1,2}[xX]?\s+)?0\d{4}")
_LCG_PAGE = re.compile(r"\]\([^()\s]*/cards/lcg/")
_COLLECTOR = re.compile(r"(\d{1,2})\s*(?:R\+|[A-Z])\s*(\d{1,3})")
_COMMENT = re.compile(r"(?<=\S)\s//(?!\S*\.).*$")
_RULE = re.compile(r"[^\w\s]{2,}")
_TOTAL = re.compile(r"(?:grand|deck)?total(?:cards)?\d{0,4}(?:cards?)?")
# The lines that RingsDB writes below a deck.
_RINGSDB_CLOSING = re.compile(
    r"\d{1,2} hero(?:es)?, ?\d{1,3} cards?\.?"
    r"|cards up to \S.{0,80}"
    r"|deck(?:list)? built (?:and published )?on \S.{0,80}",
    re.IGNORECASE,
)
_SITE_ALONE = re.compile(r"[(\[]\s*sites?\s*\d\s*[)\]]", re.IGNORECASE)
_ORDINAL = re.compile(r"\d{1,3}\)\s+(?=\S)")
_NUMBERED_SITE = re.compile(
    r"(?:\[(?P<first>\d)\]\s*)?(?P<name>[^()\[\]]{1,80}[^()\[\]\s])"
    r"(?:\s*\(site\s*(?P<last>\d)\))?(?:\s*\((?P<block>[A-Za-z ]{1,20})\))?",
    re.IGNORECASE,
)
_SITE_BLOCKS = {
    "fellowship": Block.FELLOWSHIP,
    "tower": Block.TOWERS,
    "towers": Block.TOWERS,
    "twotowers": Block.TOWERS,
    "king": Block.KING,
    "shadows": Block.SHADOWS,
}
SEVERAL_SITES = "Sites of this name differ in number or block; which one is it?"
RARITY_DIFFERS = "The number matches this card, but the rarity doesn’t."
NAME_MATCHES = "No card has this number. The name matches this card."
WHICH_OF_THE_TITLE = "No card has this number, and several have this title. Choose one."
NO_SIDEBOARD = "A TCG deck has no sideboard, so this card was left out."
_DIGIT = re.compile(r"\S*\d\S*")


@dataclass
class _Place:
    """Where in the file the reading stands."""

    game: Game
    heading: DeckZone | None = None
    name: str = ""
    lines: list[Line] = field(default_factory=list)

    @property
    def may_be_named(self) -> bool:
        """Whether the next line may be the deck's name: it is the first, and nothing named it."""
        return not self.lines and not self.name


def looks_like_lcg(text: str) -> bool:
    """Return whether a text is an LCG deck, by its card codes or by its headings and cards.

    A heading alone does not decide: a TCG deck may have a line that says "Sideboard". Only lines
    that can be read as a card count: this runs on any text that strangers send, so it applies the
    bounds on lines before it matches anything.
    """
    read = (line.strip() for line in text.splitlines()[:MAX_LINES] if len(line) <= MAX_LINE_LENGTH)
    lines = [line for line in read if line]
    if any(_LCG_LINE.fullmatch(line) or _LCG_PAGE.search(line) for line in lines):
        return True
    words = {_heading_words(line.partition(":")[0]) for line in lines}
    lcg_words = {word for word, group in _HEADING_GROUPS.items() if group in LCG_ZONES}
    if not words & lcg_words:
        return False
    return _known_cards(lines, Game.LCG) >= _known_cards(lines, Game.TCG)


def _known_cards(lines: Iterable[str], game: Game) -> int:
    """Return how many lines name a card of the game exactly, by its number or its name."""
    book = name_book(game)
    said = [parse_line(line, lambda name: bool(book.called(name))) for line in lines]
    return sum(bool(book.numbered(line.number) or book.called(line.name)) for line in said)


def read_text(text: str, game: Game | None = None) -> DeckReading:
    """Read a deck in plain text; every line comes back with what was made of it.

    Headings ("Ring-bearer:", "Adventure deck:", "Shadow:" …) say where the cards after them
    stand; without one, sites and The One Ring go where they belong and the rest into the draw
    deck. A card is "4x Title, Subtitle", "4 7_364", "4 7 P 364", "LOTR07364" or "Title x4".
    """
    place = _Place(game or (Game.LCG if looks_like_lcg(text) else Game.TCG))
    written = text.splitlines()
    for number, line in enumerate(written[:MAX_LINES], start=1):
        if line.strip():
            place.lines.append(_read_line(place, number, line.strip()))
    left = sum(1 for line in written[MAX_LINES:] if line.strip())
    if left > 0:
        place.lines.append(has_too_many_copies(left, MAX_LINES + 1))
    return DeckReading(place.game, place.name, tuple(_of_the_decks_sets(place)))


def read_again(line: Line, text: str, game: Game) -> Line:
    """Read other words in place of a line; the card stands where the line stood."""
    book = name_book(game)
    by_nature = line.card is not None and book.zones[line.card] is line.zone
    place = _Place(game, None if by_nature else line.zone, name="as it was")
    return _read_line(place, line.number, text.strip())


def _read_line(place: _Place, number: int, text: str) -> Line:
    if len(text) > MAX_LINE_LENGTH:
        shown = text[:MAX_LINE_LENGTH] + "…"
        return Line(number, shown, Status.REJECTED, why="This line is too long for a card.")
    before, colon, after = text.partition(":")
    words = _heading_words(before)
    group = _HEADING_GROUPS.get(words) or _typed_group(words, place)
    titled = text.startswith("#")
    if place.may_be_named and text.startswith("# "):
        group = None
    if (titled and group is None) or text.startswith("//"):
        return _remark(place, number, text)
    if _names_no_card(text):
        return Line(number, text, Status.NOTE)
    if colon and words in _REMARKS:
        return Line(number, text, Status.NOTE)
    if colon and words in ("name", "deckname"):
        place.name = after.strip()[:MAX_NAME_LENGTH]
        return Line(number, text, Status.NOTE)
    if group is None or not (colon or titled or _stands_as_heading(text, place.game)):
        line = _read_card(place, number, text)
        return _as_name(place, line) if _may_be_name(place, line) else line
    place.heading = _zone_in(place.game, group)
    if not after.strip() or _ONLY_COUNT.fullmatch(after.strip()):
        return Line(number, text, Status.HEADING, place.heading)
    line = _read_card(place, number, after.strip(), text)
    if group in SINGLE_CARD_ZONES:
        place.heading = None
    return line


def _names_no_card(text: str) -> bool:
    """Return whether a line is a rule, a site's number, a total or a closing line of RingsDB."""
    patterns = (_RULE, _SITE_ALONE, _RINGSDB_CLOSING)
    return any(pattern.fullmatch(text) for pattern in patterns) or bool(
        _TOTAL.fullmatch(folded_name(text))
    )


def _zone_in(game: Game, zone: DeckZone) -> DeckZone:
    """Return where cards under a heading go: in a TCG deck heroes are cards of the draw deck."""
    if game is Game.TCG and zone in (DeckZone.HEROES, DeckZone.PLAYER_DECK):
        return DeckZone.DRAW_DECK
    return zone


def _remark(place: _Place, number: int, text: str) -> Line:
    """Return a line of no card; a title in Markdown's manner that stands first names the deck."""
    if text.startswith("# ") and place.may_be_named:
        place.name = re.sub(r"\\(.)", r"\1", text[2:].strip())[:MAX_NAME_LENGTH]
    return Line(number, text, Status.NOTE)


def _may_be_name(place: _Place, line: Line) -> bool:
    bare = not any(sign.isdigit() for sign in line.text)
    rejected = line.status is Status.REJECTED
    return place.may_be_named and rejected and bare and ":" not in line.text


def _as_name(place: _Place, line: Line) -> Line:
    place.name = line.text[:MAX_NAME_LENGTH]
    return Line(line.number, line.text, Status.NOTE)


def _typed_group(words: str, place: _Place) -> DeckZone | None:
    if words not in _CARD_TYPE_HEADINGS:
        return None
    return DeckZone.DRAW_DECK if place.game is Game.TCG else DeckZone.PLAYER_DECK


def _stands_as_heading(text: str, game: Game) -> bool:
    return not name_book(game).called(_uncounted(text))


def _heading_words(text: str) -> str:
    return folded_name(_uncounted(text.strip("#*=_- ")))


def _uncounted(text: str) -> str:
    return _COUNTED_HEADING.sub("", " ".join(text.split()))


def _read_card(place: _Place, number: int, text: str, whole: str = "") -> Line:
    """Read a card, without what players write around its name.

    Cards of a sideboard are left out of a TCG deck, which has none.
    """
    book = name_book(place.game)
    found = Line(number, whole or text, Status.REJECTED, place.heading)
    if place.game is Game.TCG and place.heading is DeckZone.SIDEBOARD:
        return replace(found, status=Status.NOTE, zone=None, why=NO_SIDEBOARD)
    text = _COMMENT.sub("", text)
    site = _read_site(book, found, text)
    if site is not None:
        return site
    ordinal = _ORDINAL.match(text)
    line = _read_spelt(book, found, text if ordinal is None else text[ordinal.end() :])
    if ordinal is not None and line.holds_card:
        return replace(line, remark=f"“{ordinal[0].strip()}” was read as the number of the line.")
    return line


def _read_site(book: NameBook, line: Line, text: str) -> Line | None:
    """Read a site like "[4] Anduin Banks (King)" or "Stables (site 3)"; None for other lines.

    The number is that of the site. Shadows sites have none, so beside their block any is taken.
    """
    match = _NUMBERED_SITE.fullmatch(text)
    if match is None or not (match["first"] or match["last"] or match["block"]):
        return None
    called = [
        card for card_id in book.called(match["name"]) if (card := card_of(card_id)) is not None
    ]
    block = _SITE_BLOCKS.get(fold(match["block"] or ""))
    if not called or any(card.type is not CardType.SITE for card in called):
        return None
    number = match["first"] or match["last"]
    sites = [card for card in called if block is None or card.site_block is block]
    any_number = number is None or block is Block.SHADOWS
    exact = [card for card in sites if any_number or card.site_number == int(number or 0)]
    if len(exact) == 1:
        return replace(line, status=Status.MATCHED, card=exact[0].id)
    choices = tuple(card.id for card in exact or sites or called)
    return replace(guess_card(line, choices, SEVERAL_SITES), exact=bool(exact))


def _read_spelt(book: NameBook, found: Line, text: str) -> Line:
    said = parse_line(text, lambda name: bool(book.called(name)))
    if len(set(said.counts)) > 1:
        both = " and ".join(map(str, said.counts))
        return found.rejected(f"This line has several numbers of copies: {both}.")
    if not 1 <= said.count <= MAX_COPIES:
        return found.rejected(wrong_count(said.count))
    odd = _DIGIT.search(said.name)
    if odd is not None and not book.called(said.name):
        return found.rejected(
            f"“{odd[0]}” wasn’t recognized. Write copies as “4x” before the name."
        )
    return replace(_match(book, found, said), count=said.count)


def _match(book: NameBook, line: Line, said: ParsedLine) -> Line:
    numbered = book.numbered(said.number) if said.number else ()
    if numbered or not said.number:
        matched = match_card(book, line, numbered, said.name, said.of_set)
        return with_server_text(matched, said.number)
    called = book.called(said.name) if said.name else ()
    other = _other_rarity(book, said.number)
    if other and (not called or set(other) & set(called)):
        return guess_card(line, (*other, *called), RARITY_DIFFERS)
    if called and len({book.name(card) for card in called}) > 1:
        return replace(line.rejected(WHICH_OF_THE_TITLE), choices=called)
    if called:
        return guess_card(line, (*called, *other), NAME_MATCHES)
    return line.rejected(NO_NUMBER)


def _other_rarity(book: NameBook, number: str) -> tuple[str, ...]:
    collector = _COLLECTOR.fullmatch(number)
    return book.numbered(f"{int(collector[1])}_{int(collector[2])}") if collector else ()


def _of_the_decks_sets(place: _Place) -> Iterator[Line]:
    """Of several cards of one title, put those first that fit the rest of the deck.

    They are of the sets that the deck has most of, then of those sets' blocks.
    """
    book = name_book(place.game)
    sets = Counter(find_set(line.card) for line in place.lines if line.status is Status.MATCHED)
    blocks: Counter[str] = Counter()
    for number, count in sets.items():
        blocks[find_block(number)] += count
    for line in place.lines:
        if line.status is Status.GUESSED and len({book.titles[card] for card in line.choices}) == 1:
            choices = sorted(
                line.choices,
                key=lambda card: (-sets[find_set(card)], -blocks[find_block(find_set(card))]),
            )
            line = replace(line, card=choices[0], choices=tuple(choices))
        yield line
