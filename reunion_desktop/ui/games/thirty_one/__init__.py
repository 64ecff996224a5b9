<<<<<<< HEAD
"""Thirty-One in the user interface: words, result pages, charts and rules book."""
=======
"""Texts and result pages of Thirty-One."""
>>>>>>> t31a
