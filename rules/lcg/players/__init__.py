"""Computer players of the LCG: expert rules, Monte Carlo search, and mixtures of them."""
