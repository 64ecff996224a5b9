"""Call bar: a bar of buttons on the table, one per legal call."""
