"""The rules reference against the code, the tests and the words of both games."""
