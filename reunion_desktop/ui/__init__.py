"""The screen: it is told what happened and says what was chosen."""
