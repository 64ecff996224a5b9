"""Result pages: widgets shown after a deal; imported when the first deal is over."""
