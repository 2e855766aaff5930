"""Values of the notation become small functions of a state and a context.

Each kind of value has a table from its type to the function that compiles it; a value without
an entry raises `NoMeaning`.
"""
