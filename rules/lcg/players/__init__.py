"""Computer players of the LCG: expert rules and Monte Carlo search."""
