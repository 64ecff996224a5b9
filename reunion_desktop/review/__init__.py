"""The play checker: a record judged card by card, without a screen."""
