"""Languages of the program: interpreter, German pack, labels that can be translated again."""
