"""Set up, run, test, check and freeze: python3 packaging/dev.py COMMAND.

Any Python version can parse this file, so that a version that is too old says so in a sentence.
"""

import sys

if sys.version_info < (3, 11):
    sys.stderr.write(
        "Reunion Desktop needs Python 3.11 or newer; this is Python %d.%d.\n" % sys.version_info[:2]
    )
    sys.exit(2)

from commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
