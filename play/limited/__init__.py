"""Limited play: choosing an event, drafting at a table, and the rounds that follow."""
