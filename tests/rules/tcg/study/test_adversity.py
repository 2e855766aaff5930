"""What the dice add between turns: only what cards could have added, and what can be paid."""

from random import Random

from rules.tcg.engine.operations.tokens import culture_tokens, threats_that_fit
from rules.tcg.study.exercised.adversity import MOST_BURDENS, THREATS_LEFT, add_adversity
from tests.rules.tcg.cards import ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, MORDOR_TROOPER
from tests.rules.tcg.scene import Scene

COMPANIONS = (ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, "7_122", "7_123")


def test_twilight_burdens_threats_tokens_and_control_are_added_within_their_bounds() -> None:
    dice = Random(1)
    reached = set()
    for _ in range(60):
        scene = Scene(fellowship=COMPANIONS, site=4, twilight=1, burdens=1)
        state = scene.state
        state.position = [4, 4]
        add_adversity(state, dice)
        assert state.twilight >= 1
        assert 1 <= state.burdens[0] <= MOST_BURDENS
        assert threats_that_fit(state, 0) >= THREATS_LEFT
        assert set(state.control.values()) <= {1}
        if state.twilight > 1:
            reached.add("twilight")
        if state.burdens[0] > 1:
            reached.add("burdens")
        if state.threats[0]:
            reached.add("threats")
        if culture_tokens(state, scene.card(ARAGORN_DRIVEN_BY_NEED)):
            reached.add("tokens")
        if state.control:
            reached.add("control")
    assert reached == {"twilight", "burdens", "threats", "tokens", "control"}


def test_a_table_without_companions_gets_no_threats() -> None:
    dice = Random(2)
    for _ in range(20):
        scene = Scene(minions=[MORDOR_TROOPER])
        add_adversity(scene.state, dice)
        assert scene.threats == 0
