"""The rules book as a page to be read, and on paper."""
