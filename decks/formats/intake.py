"""From the bytes of a file to its text, or a clear refusal."""

import re

from decks.formats.reading import BadDeckFile

LARGEST_FILE = 256 * 1024

_LATIN = re.compile(
    rb"""\s*<\?xml[^>]{1,60}encoding=["'](iso-8859-1|latin-?1|windows-1252)["']""", re.IGNORECASE
)


def text_of(content: bytes) -> str:
    """Give the text of a file; BadDeckFile for one too large, binary or of unknown encoding."""
    if len(content) > LARGEST_FILE:
        raise BadDeckFile(
            f"The file is too large: a deck file has at most {LARGEST_FILE // 1024} kB."
        )
    if _LATIN.match(content):
        return _plain(content.decode("latin-1"))
    wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        text = content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDeckFile(
            "The file is not text in UTF-8. Save it as plain text in UTF-8 and try again."
        ) from error
    return _plain(text)


def _plain(text: str) -> str:
    if any(sign < " " and sign not in "\t\r\n\f" for sign in text):
        raise BadDeckFile("The file is not plain text: it holds binary signs.")
    return text
