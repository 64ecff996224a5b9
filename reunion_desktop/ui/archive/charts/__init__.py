"""Charts of the statistics page, painted as ink on paper."""
