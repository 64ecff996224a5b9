"""The match in progress: its state, its flow, and the computer players' thread."""
