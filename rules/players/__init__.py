"""Computer players. A player is a function of the game it sees and of its own dice."""
