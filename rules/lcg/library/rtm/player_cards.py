"""Player cards of Return to Mirkwood."""

from rules.lcg.library.own.attachments import attach_this_to
from rules.lcg.notation.language import *

card(
    "02117",
    "Dúnedain Signal",
    attach_to(hero),
    gains(attached, sentinel),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card("02122", "Astonishing Speed", action(make(all_(rohan, character), willpower(+2))))
