"""A game narrated to a reader: the table, the log, a frame of a replay."""
