"""The build backend: setuptools, once what must be generated has been generated.

Generated files lie inside the package, are ignored by git, and are shipped because
pyproject.toml lists them as package data.
"""

from __future__ import annotations

from collections.abc import Mapping

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

# Setuptools looks for it at the top level, where it would be one file more to look past.
manifest_maker.template = "packaging/MANIFEST.in"


def generate() -> None:
    """Make every file of the package that is built and not written: one line for each kind."""
    compile_resources()


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
    """Build the wheel that points at this folder, which holds fresh generated files after it."""
    generate()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Pack the sources as packaging/MANIFEST.in lists them, without generated files."""
    return build_meta.build_sdist(sdist_directory, config_settings)
