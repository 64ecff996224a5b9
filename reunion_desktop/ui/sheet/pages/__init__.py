"""The score sheet on paper: pages, preview, saving, printing."""
