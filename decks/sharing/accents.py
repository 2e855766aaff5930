"""Words found in the database whatever their accents: "eomer" finds Éomer."""

import re
from functools import cache

from rules.names import fold

# Letters of European languages, beyond the plain ones.
FIRST, LAST = 0xC0, 0x24F


def accent_pattern(word: str) -> str:
    """Return a pattern, for a search without regard to capitals, that finds a word in any accents.

    Letters stand for themselves with every accent, all other characters for themselves.
    """
    return "".join(_letter(sign) for sign in word)


def _letter(sign: str) -> str:
    folded = fold(sign)
    if not folded:
        return re.escape(sign)
    plain = "".join(map(_class, folded))
    return plain if sign.isascii() else f"(?:{plain}|{re.escape(sign)})"


def _class(letter: str) -> str:
    return f"[{letter}{_variants().get(letter, '')}]"


@cache
def _variants() -> dict[str, str]:
    variants: dict[str, str] = {}
    for sign in map(chr, range(FIRST, LAST + 1)):
        folded = fold(sign)
        if len(folded) == 1 and folded != sign:
            variants[folded] = variants.get(folded, "") + sign
    return variants
