"""Build backend: setuptools, after making all generated files.

Generated files lie inside the package, are ignored by git, and are shipped because pyproject.toml
lists them as package data.
"""

from __future__ import annotations

import gzip
import io
import os
import tarfile
from collections.abc import Mapping
from pathlib import Path

from resource_file import compile_resources
from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.egg_info import manifest_maker
from translation_files import compile_translations

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, str | list[str] | None] | None

# By default setuptools looks for MANIFEST.in at the top level of the project.
manifest_maker.template = "packaging/MANIFEST.in"


def generate() -> None:
    """Make all generated files of the package, one line for each kind."""
    compile_resources()
    compile_translations()


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the wheel, with fresh generated files in it, and return its name."""
    generate()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the editable wheel that points at this folder, with fresh generated files."""
    generate()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Pack the sources as packaging/MANIFEST.in lists them, without generated files.

    With SOURCE_DATE_EPOCH set, the same sources give the same bytes on every machine.
    """
    name = build_meta.build_sdist(sdist_directory, config_settings)
    if "SOURCE_DATE_EPOCH" in os.environ:
        _settle(Path(sdist_directory) / name, int(os.environ["SOURCE_DATE_EPOCH"]))
    return name


def _settle(archive: Path, born: int) -> None:
    """Repack an archive with neutral owners and one time for all files."""
    out = io.BytesIO()
    with (
        tarfile.open(archive) as packed,
        gzip.GzipFile("", "wb", fileobj=out, mtime=born) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as again,
    ):
        for entry in sorted(packed.getmembers(), key=lambda one: one.name):
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mtime = born
            entry.pax_headers = {}
            again.addfile(entry, packed.extractfile(entry) if entry.isfile() else None)
    archive.write_bytes(out.getvalue())
