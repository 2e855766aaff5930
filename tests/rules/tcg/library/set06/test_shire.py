"""The Shire cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_kept_safe_may_spend_a_token_to_prevent_a_wound() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[KEPT_SAFE],
        minions=[URUK_FOOT_SOLDIER, MORGUL_LACKEY],
        site=6,
    )
    change_culture_tokens(scene.state, scene.card(KEPT_SAFE), "shire", 2)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_FOOT_SOLDIER).wait_to(Verb.TRIGGER, KEPT_SAFE)
    scene.answer_with(KEPT_SAFE).choose("remove a Shire token from here")
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.in_play(KEPT_SAFE)
    assert scene.tokens(KEPT_SAFE) == 1


def test_pippin_lets_the_opponent_choose_which_minion_is_wounded() -> None:
    scene = Scene(
        fellowship=[PIPPIN_HASTIEST_OF_ALL], minions=[MORDOR_TROOPER, MORDOR_VETERAN], site=6
    )
    scene.regroup_phase().use(PIPPIN_HASTIEST_OF_ALL)
    assert scene.who == SHADOW
    scene.choose(MORDOR_VETERAN)
    assert (scene.wounds(MORDOR_TROOPER), scene.wounds(MORDOR_VETERAN)) == (0, 1)


@pytest.mark.parametrize(("wounds", "after", "burdens"), [(2, 3, 0), (3, 3, 1)])
def test_held_turns_the_wound_that_would_kill_frodo_into_a_burden(
    wounds: int, after: int, burdens: int
) -> None:
    scene = Scene(bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HELD]})
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    scene.happen(wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == after
    assert scene.burdens == burdens
    assert scene.state.winner is None


@pytest.mark.parametrize(("site", "ending"), [(8, "corrupted"), (7, "")])
def test_held_corrupts_frodo_as_the_fellowship_moves_to_any_site_9(site: int, ending: str) -> None:
    """4.2, "Held" (ruling): a site 9 card of any block."""
    scene = Scene(bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HELD]}, site=site, adventure=ARAGORN_SITES)
    scene.state.path.extend(scene.card(card) for card in ARAGORN_SITES[site : site + 1])
    scene.happen(move).pass_()  # Frodo's own text
    if scene.can(Verb.TRIGGER, HELD):
        scene.answer_with(HELD)
    assert scene.state.ending == ending


@pytest.mark.parametrize("minions", [[], [MORDOR_TROOPER]])
def test_held_may_be_discarded_in_regroup_without_minions(minions: list[str]) -> None:
    scene = Scene(bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HELD]}, minions=minions)
    assert scene.regroup_phase().comes_to(Verb.USE, HELD) == (not minions)


@pytest.mark.parametrize("creature", [SMEAGOL_SLINKER, GOLLUM_STINKER])
def test_it_burns_us_counts_the_cultures_of_both_sides(creature: str) -> None:
    """4.2, "It Burns Us" (ruling): Free Peoples and Shadow cultures alike."""
    is_minion = creature == GOLLUM_STINKER
    scene = Scene(
        fellowship=[SAM_FRODOS_GARDENER, *([] if is_minion else [creature])],
        minions=[creature] if is_minion else [],
        shadow_support=[],
        hand=[IT_BURNS_US],
        shadow_hand=[MORDOR_TROOPER, MORDOR_VETERAN, DWARF_GUARD],
        minions_of={1: [URUK_REAR_GUARD]},
    )
    scene.regroup_phase().wait_to(Verb.PLAY, IT_BURNS_US).play(IT_BURNS_US)
    if scene.can(Verb.CHOOSE, URUK_REAR_GUARD):
        scene.choose(URUK_REAR_GUARD)
    assert scene.wounds(URUK_REAR_GUARD) == 2


@pytest.mark.parametrize(
    ("others", "count"),
    [
        ([], 0),
        ([GANDALF_THE_GREY_WIZARD], 1),
        ([GANDALF_THE_GREY_WIZARD, ENT_AVENGER_6_27, HUORN], 3),
    ],
)
def test_long_slow_wrath_counts_companions_of_gandalf(others: list[str], count: int) -> None:
    """Treebeard, an ally, is not counted."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, *others],
        support=[TREEBEARD_OLDEST_LIVING_THING],
        hand=[LONG_SLOW_WRATH],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN).play(LONG_SLOW_WRATH)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3 + count
    assert scene.number(DAMAGE, MERRY_ROHIRRIM_SQUIRE) == count


@pytest.mark.parametrize(
    ("hobbit", "wounds", "may"),
    [
        (MERRY_ROHIRRIM_SQUIRE, 2, True),
        (MERRY_ROHIRRIM_SQUIRE, 3, False),
        (SAM_SAMWISE_THE_BRAVE, 0, False),
    ],
    ids=["unbound", "exhausted", "Ring-bound"],
)
def test_long_slow_wrath_exerts_an_unbound_hobbit(hobbit: str, wounds: int, may: bool) -> None:
    scene = Scene(
        fellowship=[hobbit, GANDALF_THE_GREY_WIZARD],
        hand=[LONG_SLOW_WRATH],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).wound(hobbit, wounds)
    scene.skirmish(hobbit, MORDOR_VETERAN)
    assert scene.comes_to(Verb.PLAY, LONG_SLOW_WRATH) is may


@pytest.mark.parametrize(
    ("companion", "healed"),
    [(ENT_AVENGER_6_27, True), (GANDALF_THE_GREY_WIZARD, True), (ARAGORN_DRIVEN_BY_NEED, False)],
)
def test_merry_leaves_to_heal_a_companion_of_gandalf(companion: str, healed: bool) -> None:
    scene = Scene(fellowship=[MERRY_IMPATIENT_HOBBIT, companion]).wound(companion, 2)
    scene.regroup_phase().use(MERRY_IMPATIENT_HOBBIT)
    assert scene.is_discarded(MERRY_IMPATIENT_HOBBIT)
    assert scene.wounds(companion) == (1 if healed else 2)


@pytest.mark.parametrize("tokens", [0, 1])
def test_kept_safe_prevents_a_wound_for_itself_where_no_token_is_left(tokens: int) -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], support=[KEPT_SAFE])
    scene.put_tokens(KEPT_SAFE, tokens)
    scene.happen(wound, scene.card(MERRY_ROHIRRIM_SQUIRE)).answer_with(KEPT_SAFE)
    if tokens:
        scene.choose("discard")
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.is_discarded(KEPT_SAFE)


def test_kept_safe_comes_with_two_tokens() -> None:
    scene = Scene(hand=[KEPT_SAFE]).fellowship_phase().play(KEPT_SAFE)
    assert scene.tokens(KEPT_SAFE) == 2


@pytest.mark.parametrize("chosen", [1, 2])
def test_pippin_makes_the_player_he_chooses_wound_a_minion_of_his_own(chosen: int) -> None:
    scene = Scene(
        fellowship=[PIPPIN_HASTIEST_OF_ALL],
        minions=[MORDOR_VETERAN],
        minions_of={2: [EASTERLING_REGIMENT]},
        site=6,
        players=3,
    )
    scene.regroup_phase().use(PIPPIN_HASTIEST_OF_ALL).choose_player(chosen)
    assert scene.wounds(MORDOR_VETERAN) == int(chosen == 1)
    assert scene.wounds(EASTERLING_REGIMENT) == int(chosen == 2)
