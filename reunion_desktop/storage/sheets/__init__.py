"""Score sheets from records: values, text and table."""
