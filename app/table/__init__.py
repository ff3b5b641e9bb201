"""What lies on the table: a match as it stands, replayed from what is stored, and what people do to it.

Here a hand is written, corrected and struck, an agreement changed, a line-up made, the past undone. Nothing is drawn.
"""
