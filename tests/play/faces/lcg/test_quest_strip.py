"""The quest card on the board of the LCG: its name and its page, or that it lies facedown."""

import re

from play.faces.lcg.board import draw_board
from play.faces.lcg.scenes import draw_scene
from play.games.slots import Drawing
from rules.lcg.narration.table import Table, lay_out
from rules.recording import Frame
from tests.expected import present
from tests.rules.lcg.library.test_flight_from_moria import fled, staged
from tests.rules.lcg.scene import Scene


def frame_of(scene: Scene) -> Frame[Table]:
    return Frame(0, lay_out(scene.state), "", "", -1)


def quest_on_board(scene: Scene) -> str:
    (piece,) = draw_board(Drawing(), frame_of(scene), "").slots["quest"]
    return piece.html


def test_a_quest_card_that_lies_facedown_leads_to_no_page() -> None:
    drawn = quest_on_board(fled("Heading Up", "Heading Down"))
    words = " ".join(re.sub(r"<[^>]*>", "", drawn).split())
    assert words == "Stage 2 Search for an Exit facedown"
    assert "href" not in drawn


def test_one_that_is_turned_up_has_its_name_its_points_and_its_page() -> None:
    drawn = quest_on_board(staged("Heading Up", "Heading Down"))
    assert "Search for an Exit: Heading Up" in drawn
    assert "0</strong> of 7 progress" in drawn
    assert "/03074/" in drawn


def test_at_a_glance_it_goes_by_the_name_of_its_back() -> None:
    scene = draw_scene(frame_of(staged("Heading Up", "Heading Down")), "")
    assert present(scene.stage).name == "Heading Up"
