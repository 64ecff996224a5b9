"""Software bill of materials of the frozen program in SPDX 2.3: parts and versions.

materials.py TARGET, run by the Python with which the program was frozen.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import sys
import time
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from reunion_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "dist" / "reunion-desktop"

PARTS = {
    "PySide6_Essentials": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only",
    "shiboken6": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only",
    "font-source-serif-pro": "OFL-1.1",
    "font-source-sans-pro": "OFL-1.1",
    "miniaudio": "MIT",
    "cffi": "MIT-0",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""Packages in the folder, with their licences; those not installed are left out."""


def document(made: int) -> dict[str, object]:
    """The SPDX document.

    Args:
        made: the time of the release, in seconds since 1970.
    """
    name = f"reunion-desktop-{__version__}-{platform.system().lower()}-{platform.machine()}"
    packages = [_package("reunion-desktop", __version__, "MIT")]
    for part, licence in PARTS.items():
        try:
            packages.append(_package(part, distribution(part).version, licence))
        except PackageNotFoundError:
            continue
    packages.append(_package("cpython", platform.python_version(), "PSF-2.0"))
    packages += _of_the_system()
    mark = hashlib.sha256(json.dumps(packages).encode()).hexdigest()
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{mark[:32]}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(made)),
            "creators": ["Tool: reunion-desktop-materials"],
        },
        "packages": packages,
        "files": _files(),
        "relationships": [
            {
                "spdxElementId": "SPDXRef-DOCUMENT",
                "relationshipType": "DESCRIBES",
                "relatedSpdxElement": packages[0]["SPDXID"],
            },
            *(
                {
                    "spdxElementId": packages[0]["SPDXID"],
                    "relationshipType": "CONTAINS",
                    "relatedSpdxElement": package["SPDXID"],
                }
                for package in packages[1:]
            ),
        ],
    }


def _of_the_system() -> list[dict[str, object]]:
    """Libraries of the build system; each licence is named after part and version."""
    own = {"qt-and-pyside6", "python", *PARTS}
    parts = (path.stem.split("_", 1) for path in sorted(FOLDER.glob("_internal/licences/*_*.txt")))
    return [_package(name, version, "NOASSERTION") for name, version in parts if name not in own]


def _package(name: str, version: str, licence: str) -> dict[str, object]:
    return {
        "SPDXID": f"SPDXRef-{re.sub('[^A-Za-z0-9.-]', '-', name)}",
        "name": name,
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
    }


def _files() -> list[dict[str, object]]:
    """Every file of the frozen folder with its hash; empty if nothing was frozen."""
    paths = sorted(path for path in FOLDER.rglob("*") if path.is_file() and not path.is_symlink())
    return [
        {
            "SPDXID": f"SPDXRef-File-{number}",
            "fileName": f"./{path.relative_to(FOLDER).as_posix()}",
            "checksums": [
                {
                    "algorithm": kind,
                    "checksumValue": hashlib.new(kind, data, usedforsecurity=False).hexdigest(),
                }
                for kind in ("SHA1", "SHA256")
            ],
            "licenseConcluded": "NOASSERTION",
            "copyrightText": "NOASSERTION",
        }
        for number, path in enumerate(paths, 1)
        for data in (path.read_bytes(),)
    ]


def main(arguments: Sequence[str]) -> int:
    """Write the document to the file in the argument."""
    if len(arguments) != 1:
        print("usage: python3 packaging/ship/materials.py TARGET.spdx.json", file=sys.stderr)
        return 2
    target = Path(arguments[0])
    target.parent.mkdir(parents=True, exist_ok=True)
    made = int(os.environ.get("SOURCE_DATE_EPOCH", "0")) or int(time.time())
    target.write_text(json.dumps(document(made), indent=1) + "\n", encoding="utf-8")
    print(f"{target}: {len(target.read_bytes()) / 1e3:.0f} kB.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
