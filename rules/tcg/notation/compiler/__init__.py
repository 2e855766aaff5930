"""From definitions to the functions the engine calls; done once a card, not once a game.

Each kind of word has a module with a table from the class of the word to the function that
compiles it. A class that is in no table has no meaning: `NoMeaning` names card and file.
"""
