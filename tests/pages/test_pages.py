"""Checks of all pages of documentation: links, paths, commands, pictures, length."""

from __future__ import annotations

import doctest
import importlib.util
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import commands
import linux_files
import pytest

from reunion_desktop.cli.commands import COMMANDS
from reunion_desktop.cli.parser import command_parser, table_parser

ROOT = Path(__file__).parents[2]
PAGES = (
    ROOT / "README.md",
    ROOT / "packaging" / "README.md",
    ROOT / "packaging" / "READERS.md",
    ROOT / "packaging" / "CHANGELOG.md",
    ROOT / "reunion_desktop" / "README.md",
    ROOT / "reunion_desktop" / "ai" / "README.md",
    ROOT / "reunion_desktop" / "arena" / "README.md",
    ROOT / "reunion_desktop" / "storage" / "README.md",
)

NOT_IN_THE_TREE = {
    "aside/",
    "by_hand/",
    "dist/reunion-desktop",
    "games/journal.reunion",
    "games/secret.json",
    "lesson/",
    "mishaps/",
}
"""Paths that a page names which lie in the data folder, or which a build makes."""

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def code_lines(text: str) -> Iterator[str]:
    """Indented lines, and what stands in back-ticks on one line outside of fenced blocks."""
    plain = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    for line in plain.splitlines():
        if line.startswith("    "):
            yield line.strip()
        else:
            yield from re.findall(r"`([^`]+)`", line)


def named_commands(page: Path) -> Iterator[list[str]]:
    """The commands of a page, without the remark that may follow after several blanks."""
    for line in code_lines(page.read_text(encoding="utf-8")):
        words = shlex.split(re.split(r"\s{3,}", line)[0]) if "`" not in line else []
        if len(words) > 1 and words[0] in {"reunion-desktop", "python", "python3"}:
            yield words


def parse(arguments: list[str]) -> None:
    """Parse a command line of the program; ``COMMAND`` stands for any command."""
    if arguments == ["COMMAND", "--help"]:
        return
    if arguments[0] in COMMANDS:
        command_parser(arguments[0]).parse_args(arguments[1:])
    else:
        table_parser().parse_args(arguments)


def check_script(words: list[str]) -> None:
    """A script that is there, with options that its source names."""
    script, options = ROOT / words[0], [word for word in words if word.startswith("--")]
    assert script.is_file()
    if script.name == "dev.py":
        assert words[1] in commands.COMMANDS
    source = script.read_text(encoding="utf-8")
    assert [] == [option for option in options if f'"{option}"' not in source]


def check_module(words: list[str]) -> None:
    """A module that is there, with options that its package names."""
    found = importlib.util.find_spec(words[0])
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    options = [word for word in words[1:] if word.startswith("--")]
    source = "".join(path.read_text(encoding="utf-8") for path in package.glob("*.py"))
    assert [] == [option for option in options if f'"{option}"' not in source]


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    """The file of each link and picture is there, and so is the heading that a link names."""
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        led = (page.parent / path).resolve() if path else page
        assert led.exists(), target
        assert ROOT in (led, *led.parents), target
        assert not anchor or anchor in anchors(led), target


@every_page
def test_every_path_exists(page: Path) -> None:
    """A path in back-ticks is relative to its page or to the top of the project."""
    named = set(code_lines(page.read_text(encoding="utf-8")))
    paths = {name for name in named if re.fullmatch(r"[\w.-]*(?:/[\w.-]*)+", name)}
    missing = [
        path
        for path in paths - NOT_IN_THE_TREE
        if not (page.parent / path).exists() and not (ROOT / path).exists()
    ]
    assert [] == sorted(missing)


def test_no_exception_is_out_of_date() -> None:
    """Every path that need not exist is named by a page."""
    named = {name for page in PAGES for name in code_lines(page.read_text(encoding="utf-8"))}
    assert set() == NOT_IN_THE_TREE - named


@every_page
def test_every_command_is_understood(page: Path) -> None:
    """A command that a reader copies names a script, a command and options that exist."""
    for words in named_commands(page):
        if words[0] == "reunion-desktop":
            parse(words[1:])
        elif words[1:3] == ["-m", "reunion_desktop"]:
            parse(words[3:])
        elif words[1] == "-m":
            check_module(words[2:])
        else:
            check_script(words[1:])


def test_commands_are_found() -> None:
    """The pages name the ways to play, to test and to measure."""
    found = [words for page in PAGES for words in named_commands(page)]
    assert ["python3", "packaging/dev.py", "run"] in found
    assert {"simulate", "arena", "replay", "sheet", "solve", "player", "bench"} <= {
        words[1] for words in found
    }


@every_page
def test_every_page_is_linked(page: Path) -> None:
    """A reader who begins with the first page finds every other one."""
    reached, found = set(), [PAGES[0]]
    while found:
        here = found.pop()
        reached.add(here)
        text = here.read_text(encoding="utf-8")
        links = [(here.parent / to).resolve() for to in re.findall(r"\]\(([\w./-]+\.md)", text)]
        found += [link for link in links if link not in reached]
    assert page in reached


def test_the_first_page_is_short() -> None:
    """At most 200 lines for those who install and play, and no line that runs on for ever."""
    lines = PAGES[0].read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 200
    assert [] == [line for line in lines if len(line) > 125 and not line.startswith("|")]


def test_the_changelog_has_the_usual_headings() -> None:
    """Versions with number and date, and below them the headings of Keep a Changelog."""
    text = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.+)$", text, flags=re.MULTILINE)
    usual = re.compile(r"\[[\d.]+\] - (?:unreleased|\d{4}-\d\d-\d\d)")
    assert versions
    assert [] == [version for version in versions if not usual.fullmatch(version)]
    heads = set(re.findall(r"^### (.+)$", text, flags=re.MULTILINE))
    assert heads <= {"Added", "Changed", "Fixed", "Removed"}


def test_every_picture_is_shown() -> None:
    """A screenshot that no page and no software centre shows is not kept."""
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    pictures = [path.name for path in (ROOT / "assets" / "screenshots").iterdir()]
    assert [] == [
        name for name in pictures if name not in shown and name not in linux_files.SCREENSHOTS
    ]


@pytest.mark.parametrize("page", ["reunion_desktop", "reunion_desktop/storage"])
def test_the_code_on_a_page_runs(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples in Python give what the page says."""
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(
        str(ROOT / page / "README.md"), module_relative=False, encoding="utf-8"
    )
    assert found.attempted
    assert not found.failed
