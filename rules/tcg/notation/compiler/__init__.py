"""From definitions to the functions the engine calls; done once a card, not once a game."""
