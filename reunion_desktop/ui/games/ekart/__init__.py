"""Ekart's texts, rules book and lesson; they extend Réunion's where both games agree."""
