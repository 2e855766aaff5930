"""Sentences that long runs of games reached seldom or never: a scene for each."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from rules.tcg.notation.language import fierce, gets, this
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def path_with(site: str, number: int) -> list[str]:
    """Return a path that has a site at this number."""
    return [*ARAGORN_SITES[: number - 1], site, *ARAGORN_SITES[number:]]


def test_axe_of_khazad_dum_gives_damage_at_a_mountain() -> None:
    """Gimli, Dwarf of Erebor has damage +1 of his own."""
    fellowship, bearing = [GIMLI_DWARF_OF_EREBOR], {GIMLI_DWARF_OF_EREBOR: [AXE_OF_KHAZAD_DUM]}
    mountain = Scene(
        fellowship=fellowship, bearing=bearing, site=4, path=path_with(ERED_NIMRAIS, 4)
    )
    assert mountain.number(DAMAGE, GIMLI_DWARF_OF_EREBOR) == 2
    assert Scene(fellowship=fellowship, bearing=bearing).number(DAMAGE, GIMLI_DWARF_OF_EREBOR) == 1


def test_prolonged_struggle_wounds_whom_the_wizard_is_skirmishing() -> None:
    scene = Scene(
        fellowship=[
            GANDALF_FRIEND_OF_THE_SHIREFOLK,
            GIMLI_LIVELY_COMBATANT,
            GRIMIR_DWARVEN_EMISSARY,
        ],
        hand=[PROLONGED_STRUGGLE],
        minions=[ORC_INQUISITOR],
    )
    scene.skirmish(GANDALF_FRIEND_OF_THE_SHIREFOLK, ORC_INQUISITOR).wait_to(
        Verb.PLAY, PROLONGED_STRUGGLE
    ).play(PROLONGED_STRUGGLE)
    scene.choose(GIMLI_LIVELY_COMBATANT).choose(GRIMIR_DWARVEN_EMISSARY)
    assert scene.wounds(ORC_INQUISITOR) == 2


@pytest.mark.parametrize(
    ("site", "orc"),
    [(SHORES_OF_NEN_HITHOEL_1_359, MORDOR_TROOPER), (SHORES_OF_NEN_HITHOEL_12_191, CUTTHROAT_ORC)],
)
def test_shores_of_nen_hithoel_lets_five_orcs_stop_the_fellowship(site: str, orc: str) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[orc] * 5, site=8, path=path_with(site, 8)
    )
    scene.shadow_phase().use(site)
    scene.regroup_phase().pass_all()
    # Nobody is asked: the turn of the next player has come.
    assert scene.state.active == SHADOW


def test_uruk_raider_is_fierce_and_stronger_while_an_ally_is_dead() -> None:
    assert Scene(minions=[URUK_RAIDER]).strength(URUK_RAIDER) == 6
    assert (
        Scene(minions=[URUK_RAIDER], dead=[BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR]).strength(
            URUK_RAIDER
        )
        == 9
    )


def test_thundering_host_heals_a_mounted_man_at_a_plains() -> None:
    scene = Scene(
        fellowship=[EOWYN_LADY_OF_ROHAN],
        bearing={EOWYN_LADY_OF_ROHAN: [HORSE_OF_ROHAN]},
        support=[THUNDERING_HOST],
        minions=[MORDOR_TROOPER],
        path=path_with(ETTENMOORS_1_331, 2),
    ).wound(EOWYN_LADY_OF_ROHAN, 1)
    scene.skirmish(EOWYN_LADY_OF_ROHAN, MORDOR_TROOPER).wait_to(Verb.USE, THUNDERING_HOST).use(
        THUNDERING_HOST
    )
    assert scene.wounds(EOWYN_LADY_OF_ROHAN) == 0


@pytest.mark.parametrize(
    ("site", "gandalf", "eowyn"),
    [(MINAS_TIRITH_FIFTH_CIRCLE, 0, 2), (MINAS_TIRITH_FOURTH_CIRCLE, 3, 1)],
)
def test_a_circle_of_minas_tirith_heals_whoever_leaves_it_in_the_regroup_phase(
    site: str, gandalf: int, eowyn: int
) -> None:
    scene = Scene(
        fellowship=[GANDALF_FRIEND_OF_THE_SHIREFOLK, EOWYN_LADY_OF_ROHAN],
        minions=[MORDOR_TROOPER],
        site=4,
        path=path_with(site, 4),
    )
    scene.wound(GANDALF_FRIEND_OF_THE_SHIREFOLK, 3).wound(
        EOWYN_LADY_OF_ROHAN, 2
    ).regroup_phase().pass_all().choose("move on")
    assert (scene.wounds(GANDALF_FRIEND_OF_THE_SHIREFOLK), scene.wounds(EOWYN_LADY_OF_ROHAN)) == (
        gandalf,
        eowyn,
    )


def test_morgulduin_plays_a_nazgul_from_the_discard_pile_for_two_threats() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[MORDOR_TROOPER],
        shadow_discards=[ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        site=8,
        path=path_with(MORGULDUIN, 8),
        threats=2,
        twilight=9,
    )
    scene.shadow_phase().use(MORGULDUIN)
    assert scene.in_play(ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR)
    assert scene.threats == 0


def test_pippin_wounds_a_minion_that_bears_a_fortification_twice() -> None:
    scene = Scene(
        fellowship=[PIPPIN_GUARD_OF_MINAS_TIRITH],
        hand=[MORDOR_TROOPER] * 4,
        minions=[ORC_INQUISITOR],
        bearing={ORC_INQUISITOR: [CITADEL_OF_THE_STARS]},
    )
    scene.skirmish(PIPPIN_GUARD_OF_MINAS_TIRITH, ORC_INQUISITOR).wait_to(
        Verb.USE, PIPPIN_GUARD_OF_MINAS_TIRITH
    ).use(PIPPIN_GUARD_OF_MINAS_TIRITH)
    # Vitality 3, less 1 by the fortification: two wounds are the last.
    assert scene.is_discarded(ORC_INQUISITOR)
    assert scene.hand() == []


def test_ravaging_wild_man_discards_a_follower_when_he_wins() -> None:
    scene = Scene(
        fellowship=[MERRY_FRIEND_TO_SAM],
        support=[RADAGAST_TENDER_OF_BEASTS],
        minions=[RAVAGING_WILD_MAN, ARMORED_EASTERLING, AXEMAN_OF_HARAD],
    )
    scene.skirmish(MERRY_FRIEND_TO_SAM, RAVAGING_WILD_MAN).resolve()
    scene.answer_with(RAVAGING_WILD_MAN).choose(ARMORED_EASTERLING).choose(AXEMAN_OF_HARAD)
    assert scene.is_discarded(RADAGAST_TENDER_OF_BEASTS)
    assert scene.who is not SHADOW


def test_faramir_discards_a_fierce_minion_that_he_beats() -> None:
    wild = made(MORDOR_TROOPER, gets(this, fierce), strength=4, vitality=4)
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], minions=[wild])
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, wild).answer_with(FARAMIR_STOUT_CAPTAIN)
    assert scene.is_discarded(wild)
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 1
