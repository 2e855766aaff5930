"""Sites of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 U 334",
    "Rohirrim Village",
    while_(during(archery), gets(all_of_these(dunland, man), takes_no_wounds)),
)

card(
    "4 U 342",
    "Westemnet Plains",
    while_(during(archery), gets(all_of_these(dunland, man), takes_no_wounds)),
)

card("4 U 351", "Hornburg Parapet", fellowship_archery(+1), minion_archery(-1))

card("4 U 356", "Hornburg Causeway", minion_archery(2 * over(3, number_of(unbound, companion))))
