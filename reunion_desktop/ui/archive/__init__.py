"""The archive's window: every sitting ever played here."""
