"""Tables: people and computer players play a game, and it lasts."""
