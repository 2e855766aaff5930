"""A game as a reader follows it: the story line by line, the table, the frames of a replay."""
