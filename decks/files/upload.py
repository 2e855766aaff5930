"""From the bytes of a file to its text, or a clear refusal."""

from decks.files.reading import BadDeckFile

MAX_FILE_SIZE = 256 * 1024

# Text has few letters with accents; a file in which more bytes than this are above 127 is no text.
_MOST_ACCENTS = 0.3
# What people choose by mistake, by the first bytes of it.
_OTHER_FILES = {
    b"PK\x03\x04": "a zip archive or an office document",
    b"PK\x05\x06": "an empty zip archive",
    b"\x1f\x8b": "a gzip archive",
    b"Rar!": "a rar archive",
    b"7z\xbc\xaf": "a 7z archive",
    b"%PDF": "a PDF document",
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"GIF8": "a picture",
}


def decode_text(content: bytes) -> str:
    """Return the text of a file; BadDeckFile for one too large, binary or of unknown encoding.

    UTF-8, UTF-16 with or without its mark, and the Latin encodings of 2003, which Windows and most
    programs of the time wrote without saying so.
    """
    if len(content) > MAX_FILE_SIZE:
        raise BadDeckFile(
            f"The file is too large: a deck file has at most {MAX_FILE_SIZE // 1024} kB."
        )
    for first, what in _OTHER_FILES.items():
        if content.startswith(first):
            raise BadDeckFile(f"This is {what}, not a deck file. Choose the deck's own text file.")
    text = _decode(content)
    if any(sign < " " and sign not in "\t\r\n\f\v" for sign in text):
        raise BadDeckFile("This isn’t a text file.")
    return text


def _decode(content: bytes) -> str:
    try:
        return content.decode(_wide(content) or "utf-8-sig")
    except UnicodeDecodeError as error:
        if not _wide(content) and _is_latin(content):
            return content.decode("cp1252")
        raise BadDeckFile(
            "The file is not text in UTF-8. Save it as plain text in UTF-8 and try again."
        ) from error


def _is_latin(content: bytes) -> bool:
    """Return whether bytes that are not UTF-8 read as text of Windows-1252, and so of Latin-1."""
    accents = sum(byte > 127 for byte in content)
    undefined = {0x81, 0x8D, 0x8F, 0x90, 0x9D}
    return accents <= _MOST_ACCENTS * len(content) and undefined.isdisjoint(content)


def _wide(content: bytes) -> str:
    """Return which UTF-16 encoding bytes have, "" for neither.

    A byte order mark decides, or zeros in every other byte."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    high, low = content[::2].count(0), content[1::2].count(0)
    if low * 4 > len(content) and not high:
        return "utf-16-le"
    return "utf-16-be" if high * 4 > len(content) and not low else ""
