"""Sites of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 S 234",
    "Crags of Emyn Muil",
    each_time(
        the_fellowship_moves_from_here,
        given(is_(this, in_region(2)), during(regroup)),
        wound(each(companion)),
    ),
)
