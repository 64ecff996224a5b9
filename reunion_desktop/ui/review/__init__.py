"""The review window: a deal again, and the play checker beside it."""
