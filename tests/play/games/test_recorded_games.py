"""`manage.py export_game` writes a game of a playtest so that it can be played again."""

import json
from io import StringIO
from pathlib import Path
from uuid import UUID

import pytest
from django.core.management import CommandError, call_command

from play.games.recorded_games import leads_to_its_end, read_game, write_game
from play.games.records import game_record
from tests.play.small_playtests import played


@pytest.mark.django_db
class TestExport:
    def test_one_command_makes_a_file_that_plays_the_game_again(self, tmp_path: Path) -> None:
        playtest = played(games=3)
        file = tmp_path / "game.json"
        call_command("export_game", str(playtest.pk), "2", "--to", str(file), stdout=StringIO())
        written = json.loads(file.read_text(encoding="utf-8"))
        assert leads_to_its_end(written)
        assert read_game(written)[1:] == (playtest.description(), game_record(playtest, 1))

    def test_a_game_with_another_end_is_noticed(self) -> None:
        playtest = played(games=1)
        written = write_game(playtest, game_record(playtest, 0))
        written["record"][3] += 1
        assert not leads_to_its_end(written)

    def test_without_a_file_it_goes_to_standard_output(self) -> None:
        playtest = played(games=1)
        out = StringIO()
        call_command("export_game", str(playtest.pk), "1", stdout=out)
        assert leads_to_its_end(json.loads(out.getvalue()))

    @pytest.mark.parametrize(
        ("number", "complaint"), [("2", "has no game 2"), ("0", "has no game 0")]
    )
    def test_a_game_that_was_not_played_is_refused(self, number: str, complaint: str) -> None:
        playtest = played(games=1)
        with pytest.raises(CommandError, match=complaint):
            call_command("export_game", str(playtest.pk), number)

    def test_a_playtest_that_is_not_there_is_refused(self) -> None:
        with pytest.raises(CommandError, match="There is no playtest"):
            call_command("export_game", str(UUID(int=7)), "1")

    def test_a_file_that_cannot_be_written_is_refused(self, tmp_path: Path) -> None:
        playtest = played(games=1)
        with pytest.raises(CommandError, match="cannot be written"):
            call_command("export_game", str(playtest.pk), "1", "--to", str(tmp_path))
