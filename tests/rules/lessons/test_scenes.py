"""Scenes lead to positions in which a rule matters, by today's rules."""

import pytest

from rules.construction import Game
from rules.lessons.finding import examples_of
from rules.lessons.scene import BadScene, scene_of, scenes, terms_without_scene
from rules.reference import entries


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
def test_a_term_can_be_played_or_says_why_not(game: Game) -> None:
    slugs = {entry.slug for entry in entries(game)}
    played = {slug for slug in slugs if examples_of(game, slug) or scene_of(game, slug)}
    without = terms_without_scene(game)

    assert played | without.keys() == slugs
    assert played & without.keys() == set()
    assert len(played) > 0.8 * len(slugs)
    assert all(why.endswith(".") for why in without.values())


def test_a_scene_says_what_to_look_at() -> None:
    for game in Game:
        for scene in scenes(game):
            assert scene.say.endswith("."), scene.terms
            assert len(scene.say.split()) <= 45, scene.terms
