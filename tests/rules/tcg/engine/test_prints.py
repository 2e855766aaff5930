"""What the cards of a game print and do, found once for each pair of decks."""

from rules.construction.starters import starter, starter_slugs
from rules.tcg.engine.state.parts import Ability, Rule
from rules.tcg.engine.state.prints import found_in
from rules.tcg.library.registry import blueprint


def test_every_game_event_that_a_starter_card_answers_is_known_beforehand() -> None:
    card_ids = {card for slug in starter_slugs() for card in starter(slug).deck.copies()}
    blueprints = tuple(blueprint(card_id, "") for card_id in sorted(card_ids))
    answerable = found_in(blueprints)[0]
    assert answerable
    for known in blueprints:
        answers = known.answers | known.hears | (known.event.events if known.event else 0)
        for part in known.parts:
            if isinstance(part, Rule):
                for ability in part.triggers:
                    answers |= ability.events
            elif isinstance(part, Ability):
                answers |= part.events
        assert not answers & ~answerable, f"{known.card.id} answers what nobody can"
