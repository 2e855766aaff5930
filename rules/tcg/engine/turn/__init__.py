"""The order of a game: setting up, the phases of a turn, and which follows which."""
