"""The keys of a table: what `?` lists is what the script listens to."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# The list writes arrows as signs and Escape short.
WRITTEN = {"↑": "ArrowUp", "↓": "ArrowDown", "Esc": "Escape"}


def test_the_list_has_every_key_and_no_other() -> None:
    script = (ROOT / "static/js/table/keys.js").read_text()
    template = (ROOT / "templates/play/tables/table.html").read_text()
    table = script.partition("const KEYS = {")[2].partition("};")[0]
    heard = set(re.findall(r'^\s*"?([A-Za-z?]+)"?:', table, re.MULTILINE)) - {"?"}
    listed = template.partition('class="table-keys"')[2].partition("</dl>")[0]
    names = re.findall(r"<dt>(.*?)</dt>", listed)
    keys = {key for name in names for key in re.findall(r"<kbd>(.*?)</kbd>", name)}
    shown = {WRITTEN.get(key, key.lower()) for key in keys} - {"1", "9"}

    assert shown == heard
