"""The card table on a Graphics View."""
