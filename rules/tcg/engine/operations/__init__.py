"""What can happen in any phase: playing cards, wounds, tokens, sites, moving, losing."""
