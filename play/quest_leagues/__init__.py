"""Quest leagues of the LCG: the same scenarios in the same order, scored over all games."""
