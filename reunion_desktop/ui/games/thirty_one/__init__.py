"""Texts and result pages of Thirty-One."""
