"""Files of the program that are missing or spoilt."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from reunion_desktop.solver import core_available
from reunion_desktop.solver.installed import Damaged, damage, is_whole, read_installed

linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not core_available.COMPILED,
    reason="other systems look at a library before they load it",
)


def test_a_missing_file_is_told_with_its_place(tmp_path: Path) -> None:
    """The message names the fault, the path and the remedy."""
    file = tmp_path / "values.json"
    with pytest.raises(Damaged) as told:
        read_installed(file)
    why = f"{os.strerror(errno.ENOENT)}. Please reinstall the program."
    assert f"The program file {file} is damaged: {why}" == str(told.value)


def test_a_folder_in_its_place_is_told_too(tmp_path: Path) -> None:
    """As a file that cannot be read."""
    with pytest.raises(Damaged, match="is damaged"):
        read_installed(tmp_path)


def test_a_file_that_can_be_read_is_not_what_was_shipped(tmp_path: Path) -> None:
    """Where no other reason is known."""
    assert "it is missing or not as it was shipped" in str(damage(tmp_path))


@linux_only
def test_a_cut_library_is_not_loaded(tmp_path: Path) -> None:
    """Wherever it is cut in what the system maps; what lies behind that is not needed."""
    import reunion_desktop.solver._core as core  # noqa: PLC0415 - it is there only where built.

    data = Path(str(core.__file__)).read_bytes()
    library = tmp_path / "cut.so"
    for size in range(64, len(data) * 4 // 5, 4093):
        library.write_bytes(data[:size])
        assert not is_whole(library), size
    library.write_bytes(data)
    assert is_whole(library)


@pytest.mark.parametrize("data", [b"", b"\x7fELF", b"MZ" + bytes(99), b"text"])
def test_what_is_no_library_is_left_to_the_loader(tmp_path: Path, data: bytes) -> None:
    """It says what is wrong with it."""
    library = tmp_path / "other"
    library.write_bytes(data)
    assert is_whole(library)
