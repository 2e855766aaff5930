"""The Gandalf cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.operations.tokens import add_burdens
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    DWARF_GUARD,
    GANDALF_LEADER_OF_THE_COMPANY,
    GANDALF_POWERFUL_GUIDE,
    HOBBIT_SWORD_7_319,
    INSPIRATION,
    ISENGARD_RUINED_15_192,
    MELLON,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_VETERAN,
    NEW_AUTHORITY,
    ORKISH_SCOUT,
    PIPPIN_SWORN_TO_SERVICE,
    SLEEP_CARADHRAS,
    THE_ART_OF_GANDALF,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene


@pytest.mark.parametrize(("site", "weaker"), [(ARAGORN_SITES[3], 6), (ISENGARD_RUINED_15_192, 8)])
def test_inspiration_weakens_by_the_companions_in_hand(site: str, weaker: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        minions=[MORDOR_VETERAN],
        hand=[INSPIRATION, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, HOBBIT_SWORD_7_319],
        site=4,
        path=(*ARAGORN_SITES[:3], site),
    )
    scene.skirmish(GANDALF_LEADER_OF_THE_COMPANY, MORDOR_VETERAN).play(INSPIRATION).resolve()
    (totals,) = [entry for entry in scene.log or [] if entry[0] == "totals"]
    assert totals[2] == max(0, 9 - weaker)


def test_new_authority_cancels_what_a_minion_does_and_shrugs_at_burdens() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[NEW_AUTHORITY],
        minions=[ORKISH_SCOUT],
        twilight=5,
        site=5,
    )
    scene.shadow_phase().use(ORKISH_SCOUT)
    assert scene.wounds(ORKISH_SCOUT) == 1
    scene.answer_with(NEW_AUTHORITY)
    assert scene.twilight == 5
    assert scene.is_discarded(NEW_AUTHORITY)


@pytest.mark.parametrize(("source", "offered"), [(ORKISH_SCOUT, True), (DWARF_GUARD, False)])
def test_new_authority_removes_twilight_for_a_burden_of_the_shadow(
    source: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[NEW_AUTHORITY],
        minions=[ORKISH_SCOUT],
        twilight=5,
        site=5,
    )
    scene.happen(add_burdens, FREE_PEOPLES, 1, scene.card(source))
    assert scene.can(Verb.TRIGGER, NEW_AUTHORITY) is offered
    if offered:
        scene.answer_with(NEW_AUTHORITY)
        assert scene.twilight == 2


def test_the_art_of_gandalf_stores_spells_for_later() -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE],
        support=[THE_ART_OF_GANDALF],
        hand=[SLEEP_CARADHRAS, MELLON],
        site=4,
    )
    scene.regroup_phase().use(THE_ART_OF_GANDALF)
    assert scene.stack(THE_ART_OF_GANDALF) == [SLEEP_CARADHRAS]
    later = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE],
        support=[THE_ART_OF_GANDALF],
        stacked={THE_ART_OF_GANDALF: [SLEEP_CARADHRAS]},
        hand=[MELLON, DWARF_GUARD],
    )
    later.fellowship_phase().use(THE_ART_OF_GANDALF)
    assert set(later.hand()) == {DWARF_GUARD, SLEEP_CARADHRAS}
    assert later.is_discarded(MELLON)
