"""The API as a whole: addresses, description, documentation page, errors and tokens.

`/api/v1/` is DRF over the same functions as the pages. Errors of every kind are problem documents.
The description is made from the code, and schemathesis holds the answers to it. An answer with
verdicts has each source once, in `sources`; problems refer to it by key.
"""
