"""The room of languages: who speaks which, the German pack as a dialect, words said anew."""
