"""What the TCG's players learned from whole games, as policies that one player holds side by side.

`player` asks the policies: `opening`, `moving_tried_out`, `shadow_policy` for the Shadow phase and
`fights_policy` for fights. Commands of the lab write their weights:

- `opening_weights.json`: `python -m lab openings`
- `plan_weights.json`: `python -m lab plans`, when to move again and when to lie in wait
- `moving_weights.json`: `python -m lab moving`, what playouts tell of moving again
- `strike_weights.json`: `python -m lab strikes`, which action to take in the Shadow phase
- `regroup_weights.json`: `python -m lab regroup`, who wins once the fights of a move are over

The rules of thumb between them have `reading/learned_rules.json`, which no command finds again.
"""
