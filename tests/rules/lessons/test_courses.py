"""Every lesson can be played from its data alone, to its end and on every side path it names."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rules.construction import Game
from rules.lessons import BadLesson, Course, Guide, course, courses
from rules.lessons.__main__ import main
from rules.lessons.course import ANYTHING_ELSE, Step
from rules.lessons.finding import examples_of
from rules.lessons.guiding import BrokenScript
from rules.lessons.options import describe_options, find_scripted, find_words, moment
from rules.lessons.reading import read_course
from rules.lessons.walking import choices_before, walk
from rules.protocol import Game as PlayedGame
from rules.reference import entries

GAMES = list(Game)


@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_to_its_end(game: Game, last: bool) -> None:
    found = course(game)
    reached = [stop.place.lesson for stop in walk(found, found.new_game(), last=last)]

    assert sorted(set(reached)) == list(range(len(found.lessons)))
    assert 8 <= len(found.lessons) <= 12


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_choice_that_a_lesson_names_is_offered_and_can_be_shown(game: Game) -> None:
    found = course(game)
    played = found.new_game()
    never_met: dict[str, None] = {}
    for stop in walk(found, played):
        name = Guide(found).name(stop.made)
        if not stop.place.chosen:
            never_met |= dict.fromkeys(f"{name}: {words}" for words in _named(stop.step))
        offered = describe_options(game, played)
        for wrong in stop.step.wrong:
            option = find_words(wrong.choice, offered)
            if option is not None:
                never_met.pop(f"{name}: {wrong.choice}", None)
                _show(game, played, option, wrong.then)

    assert list(never_met) == []


def _named(step: Step) -> Iterator[str]:
    return (wrong.choice for wrong in step.wrong if wrong.choice != ANYTHING_ELSE)


def _show(game: Game, played: PlayedGame, option: int, then: tuple[str, ...]) -> None:
    shown = played.clone()
    shown.choose(option)
    for words in then:
        following = find_scripted(game, shown, words)
        assert following is not None, words
        shown.choose(following)


@pytest.mark.parametrize("game", GAMES)
def test_every_other_choice_is_judged_wrong_with_a_reason(game: Game) -> None:
    found = course(game)
    played, guide, judged = found.new_game(), Guide(found), 0
    for stop in walk(found, played):
        for option in range(len(played.options())):
            judgement = guide.judge(played, stop.made, option)
            assert judgement.is_right == (option in stop.right)
            judged += judgement.wrong is not None and len(judgement.wrong.why) > 10

    assert judged > 50


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_begun_from_the_choices_before_it(game: Game) -> None:
    found = course(game)
    played, guide = found.new_game(), Guide(found)

    choices = choices_before(found, 3)
    for choice in choices:
        played.choose(choice)

    place = guide.place(len(choices))
    assert place is not None
    assert (place.lesson, place.step, place.chosen) == (3, 0, 0)
    assert guide.right_options(played, len(choices))


def test_a_script_that_no_longer_fits_names_its_lesson() -> None:
    broken = _with_step(course(Game.TCG), lesson=4, then=("play Glamdring",))

    with pytest.raises(BrokenScript, match="tcg, lesson skirmish, step 1: 'play Glamdring'"):
        list(walk(broken, broken.new_game()))


def test_a_step_at_another_moment_names_its_lesson() -> None:
    moved = _with_step(course(Game.LCG), lesson=2, turn=9)

    with pytest.raises(BrokenScript, match="lcg, lesson quest, step 1: the game is elsewhere"):
        list(walk(moved, moved.new_game()))


def _with_step(found: Course, lesson: int, **changes: object) -> Course:
    steps = found.lessons[lesson].steps
    first = replace(steps[0], **changes)  # type: ignore[arg-type]
    changed = replace(found.lessons[lesson], steps=(first, *steps[1:]))
    lessons = list(found.lessons)
    lessons[lesson] = changed
    return replace(found, lessons=tuple(lessons))


def test_words_may_change_without_changing_where_games_are() -> None:
    found = course(Game.TCG)

    assert replace(found, title="Another title").fingerprint == found.fingerprint
    assert _with_step(found, lesson=1, answer="Well done.").fingerprint == found.fingerprint
    assert _with_step(found, lesson=1, then=("pass",)).fingerprint != found.fingerprint


def test_a_lesson_that_cites_no_entry_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "lcg"
    folder.mkdir()
    (folder / "course.toml").write_text(
        'title = "T"\nlede = "L"\nend = "E"\nformat = "lcg-core-1"\nday = "2026-01-01"\n'
        'decks = ["leadership"]\nscenario = "passage-through-mirkwood"\n'
        'difficulty = "standard"\nseed = 1\n'
    )
    (folder / "01_x.toml").write_text('title = "X"\ngoal = "Y"\nterms = ["no-such-term"]\n')

    with pytest.raises(BadLesson, match="no-such-term"):
        read_course(folder)


def test_the_author_sees_lessons_steps_and_what_is_offered_next(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main([])
    listed = capsys.readouterr().out
    assert all(lesson.slug in listed for each in courses() for lesson in each.lessons)

    main(["tcg", "--from", "twilight", "--try", "Opponent: pass", "Opponent: fly"])
    shown = capsys.readouterr().out
    assert "=== 2 twilight: Twilight" in shown
    assert "=== 1 " not in shown
    assert "→ play Athelas" in shown
    assert "» Opponent: pass" in shown
    assert "CAN'T BE CHOSEN: Opponent: fly" in shown


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_a_lesson_in_which_it_is_played(game: Game) -> None:
    phases = [each.slug for each in entries(game) if each.slug.endswith("-phase")]

    without = [slug for slug in phases if not examples_of(game, slug)]

    assert len(phases) >= 7
    # Nobody has a card for the maneuver phase in the course.
    assert without == (["maneuver-phase"] if game is Game.TCG else [])


@pytest.mark.parametrize("game", GAMES)
def test_a_phase_is_played_in_the_lessons_that_cite_it(game: Game) -> None:
    found = course(game)
    played, phases = found.new_game(), list[str]()
    for choice in choices_before(found, len(found.lessons)):
        phases.append(moment(game, played)[0])
        played.choose(choice)

    for begin, end, lesson in zip(found.begins, found.begins[1:], found.lessons, strict=False):
        cited = {slug.removesuffix("-phase") for slug in lesson.terms if slug.endswith("-phase")}
        assert cited <= set(phases[begin:end]), lesson.slug
