"""Look of the program: colours, fonts, durations, style sheets, paths of the images."""
