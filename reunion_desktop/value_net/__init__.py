"""The self-taught judge: what a card brings to a seat that sees only its own."""
