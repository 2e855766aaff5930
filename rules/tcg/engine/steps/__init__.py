"""How things are done: actions step by step, choices, and what answers a game event."""
