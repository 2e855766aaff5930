"""The guided first games: that each can be played from its data, and that anyone can read it."""
