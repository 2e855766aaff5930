"""The catalogue on PostgreSQL: loaded once, and searched, with the same answers."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cards.models import line_for
from cards.search.card_search import find_cards
from rules.lcg.facts.reader import all_cards
from tests.servers import PostgreSQL

ROOT = Path(__file__).resolve().parents[2]
QUERY = "c:gondor k:damage or t:enemy"


@pytest.mark.django_db
def test_it_loads_once_and_finds_the_same(postgresql: PostgreSQL, tmp_path: Path) -> None:
    address = postgresql.prepared_database("catalogue")

    def manage(*arguments: str) -> str:
        environment = {
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "westmarch.settings",
            "WESTMARCH_DATABASE_URL": address,
            "WESTMARCH_VAR": str(tmp_path),
        }
        command = [sys.executable, "manage.py", *arguments]
        done = subprocess.run(
            command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert manage("load_catalogue").endswith(
        f"Catalogue: 0 added, 0 changed, {3089 + len(all_cards()):,} left\n"
    )

    assert not (tmp_path / "westmarch.db").exists()

    lines = [
        json.dumps(found["facts"], ensure_ascii=False)
        for found in json.loads(manage("cards", "--json", QUERY))
    ]
    assert lines == [line_for(entry.facts) for entry in find_cards(QUERY)]
