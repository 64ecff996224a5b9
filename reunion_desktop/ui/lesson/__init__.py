"""The panel below the table on which a lesson is told."""
