"""What a screen reader finds on widgets that paint themselves."""
