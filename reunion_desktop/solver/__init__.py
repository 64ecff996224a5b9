"""Perfect-information search over bitmask tables: alpha-beta and max^n."""
