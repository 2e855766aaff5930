"""Scenes lead to positions in which a rule matters, by today's rules."""

import pytest

from rules.construction import Game
from rules.lessons.finding import examples_of
from rules.lessons.scene import BadScene, scene_of, scenes
from rules.reference import entries

# The steps of both games, and what happens in them, that somebody should be able to try.
STEPS = {
    Game.TCG: (
        "bid starting-fellowship mulligan fellowship-phase shadow-phase maneuver-phase "
        "archery-phase assignment-phase skirmish-phase regroup-phase reconcile fierce toil"
    ),
    Game.LCG: (
        "mulligan resource-phase planning-phase quest-phase travel-phase encounter-phase "
        "combat-phase refresh-phase staging commit shadow-card player-engagement threat"
    ),
}


@pytest.mark.parametrize("game", list(Game))
def test_every_scene_is_played_by_todays_rules(game: Game) -> None:
    broken = []
    for scene in scenes(game):
        try:
            scene.position()
        except BadScene as error:
            broken.append(str(error))
    assert broken == []


@pytest.mark.parametrize("game", list(Game))
def test_a_term_has_one_scene_and_no_lesson_beside_it(game: Game) -> None:
    terms = [term for scene in scenes(game) for term in scene.terms]
    assert len(terms) == len(set(terms))
    assert [term for term in terms if examples_of(game, term)] == []


@pytest.mark.parametrize("game", list(Game))
def test_every_step_of_a_game_can_be_played(game: Game) -> None:
    slugs = {entry.slug for entry in entries(game)}
    wanted = STEPS[game].split()
    assert set(wanted) <= slugs
    assert [slug for slug in wanted if not (examples_of(game, slug) or scene_of(game, slug))] == []


def test_a_scene_says_what_to_look_at() -> None:
    for game in Game:
        for scene in scenes(game):
            assert scene.say.endswith("."), scene.terms
            assert len(scene.say.split()) <= 45, scene.terms
