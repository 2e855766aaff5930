"""How players fare against scenarios: games, tables with intervals, and tuning."""
