"""What one may say at the table: a bar of buttons on the cloth, one a call."""
