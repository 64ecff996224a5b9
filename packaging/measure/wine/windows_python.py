"""Python for Windows, compiled on Debian by zig's clang from Debian's own source packages.

No ready one can be had from Debian or PyPI. What is made: python.exe, python311.dll, python3.dll
(which Qt's modules and ours link to), and the modules that tests, PyInstaller and the program want.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from cpython_changes import change

ZIG = "ziglang==0.17.1"
SOURCES = ("python3.11", "libffi", "sqlite3", "zlib")
MINGW = "x86_64-w64-mingw32"
UNUSED = ("test", "idlelib", "lib2to3/tests", "tkinter", "turtledemo")
"""Of Python's library, what nobody wants here."""

FLAGS = (
    *("-O2", "-w", "-fwrapv", "-fno-sanitize=all", "-fno-strict-aliasing", "-fms-extensions"),
    *("-DNDEBUG", "-DWIN32"),
    "-Wno-error=incompatible-function-pointer-types",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-pointer-types",
    "-Wno-error=implicit-function-declaration",
)
CORE = (
    *("-DPy_BUILD_CORE", "-DPy_BUILD_CORE_BUILTIN", "-DPy_ENABLE_SHARED", "-D_Py_HAVE_ZLIB"),
    *('-DMS_DLL_ID="3.11"', '-DPY3_DLLNAME=L"python3.dll"'),
)
OWN_FLAGS = {
    "getpath.c": (
        *("-DPREFIX=NULL", "-DEXEC_PREFIX=NULL", "-DVERSION=NULL", '-DVPATH="..\\\\.."'),
        *('-DPYDEBUGEXT=""', '-DPLATLIBDIR="DLLs"'),
    ),
    "sysmodule.c": ('-DVPATH="..\\\\.."',),
    "binascii.c": ("-DUSE_ZLIB_CRC32",),
    "getbuildinfo.c": ('-DGITVERSION=""', '-DGITTAG=""', '-DGITBRANCH=""'),
}
"""Further definitions for single files of Python's core, as in Microsoft's project files."""
CORE_LIBRARIES = ("-lversion", "-lws2_32", "-lbcrypt", "-lshlwapi", "-ladvapi32", "-lole32")
PATHS = ("CombineEx", "CanonicalizeEx", "SkipRoot", "StripPrefix", "AppendEx", "RemoveFileSpec")
"""Functions of kernelbase.dll for paths that mingw-w64 has no library for."""


@dataclass(frozen=True)
class Module:
    """A module of Python that is a library of its own."""

    sources: tuple[Path, ...]
    flags: tuple[str, ...] = ()
    libraries: tuple[str, ...] = ()


class WindowsPython:
    """Builds Python in a folder: `home` is what is installed, the rest can be thrown away."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "python"
        self.program = self.home / "python.exe"
        self._sources = folder / "sources"
        self._objects = folder / "objects"
        self._host = folder / "host"
        self._cache = folder / "zig-cache"
        self._ffi = folder / "ffi"

    # Tools ---------------------------------------------------------------------------------------

    def pip(self, *words: str | Path) -> None:
        """Run pip, in an environment of its own."""
        python = self._host / "bin" / "python"
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", self._host], check=True)
        subprocess.run([python, "-m", "pip", "--quiet", *words], check=True)

    def compile(self, *words: str | Path) -> None:
        """Run zig's clang for Windows.

        Raises:
            subprocess.CalledProcessError: it refuses; what it says is on standard error.
        """
        (zig,) = self._host.glob("lib/python*/site-packages/ziglang/zig")
        cache = dict.fromkeys(("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR"), str(self._cache))
        subprocess.run(
            [zig, "cc", "-target", "x86_64-windows-gnu", *words], check=True, env=os.environ | cache
        )

    def compile_module(self, sources: Sequence[Path], target: Path, *flags: str) -> None:
        """Compile a module of somebody else that keeps to Python's stable interface."""
        (python,) = self._sources.glob("Python-3.11.*")
        includes = (f"-I{python}/PC", f"-I{python}/Include")
        linked = self.home / "libpython3.dll.a"
        self.compile("-DWIN32", *flags, *includes, "-shared", "-s", "-o", target, *sources, linked)
        for rest in (".lib", ".pdb"):
            target.with_suffix(rest).unlink(missing_ok=True)

    # Building ------------------------------------------------------------------------------------

    def build(self) -> None:
        """Build everything, from the packages' sources; nothing where it was built before."""
        if self.program.exists():
            return
        (self.home / "DLLs").mkdir(parents=True, exist_ok=True)
        unpacked = self._sources / "unpacked"
        if not unpacked.exists():
            shutil.rmtree(self._sources, ignore_errors=True)
            self._fetch()
            unpacked.touch()
        self.pip("install", ZIG)
        (python,) = self._sources.glob("Python-3.11.*")
        self._freeze_modules(python)
        self._stable_interface(python)
        self._link(python)
        shutil.copytree(python / "Lib", self.home / "Lib", dirs_exist_ok=True)
        for name in UNUSED:
            shutil.rmtree(self.home / "Lib" / name, ignore_errors=True)

    def _fetch(self) -> None:
        """Debian's sources, without a line in the system's own list of places."""
        apt = self._sources / "apt"
        for name in ("lists/partial", "cache", "parts"):
            (apt / name).mkdir(parents=True)
        listed = Path("/etc/apt/sources.list.d/debian.sources").read_text(encoding="utf-8")
        # The release itself comes first; the place of its repairs keeps no old ones.
        release = listed.partition("\n\n")[0]
        places = re.sub(r"(?m)^Types:.*$", "Types: deb-src", release)
        (apt / "parts" / "debian.sources").write_text(places, encoding="utf-8")
        words = (
            *("-qq", "-o", "Dir::Etc::SourceList=/dev/null", "-o", f"Dir::Cache={apt}/cache"),
            *("-o", f"Dir::Etc::SourceParts={apt}/parts", "-o", f"Dir::State::Lists={apt}/lists"),
        )
        for command in (("update",), ("source", "--download-only", *SOURCES)):
            subprocess.run(["apt-get", *words, *command], check=True, cwd=self._sources)  # noqa: S607 - Debian's.
        for packed in self._sources.glob("*.orig.tar.*"):
            subprocess.run(["tar", "xf", packed], check=True, cwd=self._sources)  # noqa: S607 - as above.
        (python,) = self._sources.glob("Python-3.11.*")
        change(python)
        (sqlite,) = self._sources.glob("sqlite3-*")
        self._configure(sqlite, "--disable-readline")
        subprocess.run(["make", "sqlite3.c"], check=True, cwd=sqlite, stdout=subprocess.DEVNULL)  # noqa: S607 - as above.
        (ffi,) = self._sources.glob("libffi-*")
        kind = ("--disable-shared", "--enable-static", "--disable-docs", f"--prefix={self._ffi}")
        self._configure(ffi, f"--host={MINGW}", *kind, "CFLAGS=-O2")
        subprocess.run(["make", "-s", "install"], check=True, cwd=ffi, stdout=subprocess.DEVNULL)  # noqa: S607 - as above.

    def _configure(self, source: Path, *words: str) -> None:
        subprocess.run([source / "configure", "-q", *words], check=True, cwd=source)

    def _freeze_modules(self, python: Path) -> None:
        """The modules that Python needs before it can load any: this Python makes them."""
        project = (python / "PCbuild" / "_freeze_module.vcxproj").read_text("utf-8-sig")
        listed = re.findall(
            r'<None Include="([^"]+)">\s*<ModName>([^<]+)</ModName>.*?<OutFile>([^<]+)</OutFile>',
            project,
            re.DOTALL,
        )
        freezer, deep = python / "Programs" / "_freeze_module.py", []
        for source, module, made in listed:
            path = (python / "PCbuild" / source.replace("\\", "/")).resolve()
            target = python / made.replace("$(PySourcePath)", "").replace("\\", "/")
            subprocess.run([sys.executable, freezer, module, path, target], check=True)
            deep.append(f"{target}:{module}")
        # That which finds all others is frozen, but by a rule of its own.
        getpath = ("getpath", python / "Modules" / "getpath.py")
        target = python / "Python" / "frozen_modules" / "getpath.h"
        subprocess.run([sys.executable, freezer, *getpath, target], check=True)
        target = python / "Python" / "deepfreeze" / "deepfreeze.c"
        deepener = python / "Tools" / "scripts" / "deepfreeze.py"
        subprocess.run([sys.executable, deepener, "-o", target, *deep], check=True)

    def _stable_interface(self, python: Path) -> None:
        """python3.dll, which hands every call on to python311.dll, and what links to it."""
        listed = (python / "PC" / "python3dll.c").read_text(encoding="utf-8")
        names = re.findall(r"^EXPORT_(FUNC|DATA)\((\w+)\)", listed, re.MULTILINE)
        data = {"FUNC": "", "DATA": " DATA"}
        forwards = "".join(f"{name}=python311.{name}{data[kind]}\n" for kind, name in names)
        imports = "".join(f"{name}{data[kind]}\n" for kind, name in names)
        paths = "".join(f"PathCch{name}\n" for name in (*PATHS, "AddBackslashEx", "FindExtension"))
        self._import_library("kernelbase.dll", paths, self._ffi / "libpathcch.a")
        self._import_library("python3.dll", imports, self.home / "libpython3.dll.a")
        given = self._ffi / "python3.def"
        given.write_text(f"LIBRARY python3.dll\nEXPORTS\n{forwards}", encoding="utf-8")
        start = self._ffi / "start.c"
        start.write_text(
            "int __stdcall DllMainCRTStartup(void *a, unsigned b, void *c) {return 1;}"
        )
        target = self.home / "python3.dll"
        gcc = (f"{MINGW}-gcc", "-shared", "-nostdlib", "-o", target, start, given)
        subprocess.run(gcc, check=True)

    def _import_library(self, name: str, exports: str, target: Path) -> None:
        given = target.with_suffix(".def")
        given.write_text(f"LIBRARY {name}\nEXPORTS\n{exports}", encoding="utf-8")
        subprocess.run([f"{MINGW}-dlltool", "-d", given, "-l", target, "-D", name], check=True)

    def _link(self, python: Path) -> None:
        """Compile everything, several files at a time, and link it."""
        (zlib,) = self._sources.glob("zlib-*")
        folders = ("PC", "Include", "Include/internal", "Python")
        common = (*FLAGS, *(f"-I{python / folder}" for folder in folders), f"-I{zlib}")
        modules = self._modules(python)
        files = [
            *((path, "core", core_flags(path)) for path in core_sources(python, zlib)),
            *((p, name, module.flags) for name, module in modules.items() for p in module.sources),
            (python / "Programs" / "python.c", "program", ("-DPy_BUILD_CORE", "-D_CONSOLE")),
        ]
        objects: dict[str, list[Path]] = {}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda one: self._object(one[0], one[1], (*common, *one[2])), files)
            for (_, group, _), path in zip(files, made, strict=True):
                objects.setdefault(group, []).append(path)
        library, linked = self.home / "python311.dll", self.home / "libpython311.dll.a"
        out = ("-shared", "-s", "-o", library, f"-Wl,--out-implib,{linked}")
        self.compile(*out, *objects["core"], *CORE_LIBRARIES, self._ffi / "libpathcch.a")
        for name, module in modules.items():
            target = self.home / "DLLs" / f"{name}.pyd"
            own = objects[name]
            self.compile("-shared", "-s", "-o", target, *own, linked, *module.libraries)
        self.compile("-municode", "-s", "-o", self.program, *objects["program"], linked)
        for rest in (self.home / "DLLs").glob("*.lib"):
            rest.unlink()

    def _object(self, source: Path, group: str, flags: tuple[str, ...]) -> Path:
        """A file compiled, if it was not before."""
        target = self._objects / group / f"{source.parent.name}-{source.name}.o"
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            self.compile("-c", *flags, source, "-o", target)
        return target

    def _modules(self, python: Path) -> dict[str, Module]:
        """Build the extension modules that Python loads from DLLs."""
        here, sockets = python / "Modules", ("-lws2_32",)
        expat = tuple(here / "expat" / f"{name}.c" for name in ("xmlparse", "xmlrole", "xmltok"))
        xml = ("-DXML_STATIC", "-DPYEXPAT_EXPORTS", f"-I{here}/expat")
        (sqlite,) = self._sources.glob("sqlite3-*")
        ctypes = ("_ctypes", "callbacks", "callproc", "cfield", "malloc_closure", "stgdict")
        decimal = ("-DCONFIG_64", "-DANSI", "-DHAVE_UINT128_T", "-DEXTRA_FUNCTIONALITY")
        return {
            "select": Module((here / "selectmodule.c",), (), sockets),
            "_socket": Module((here / "socketmodule.c",), (), (*sockets, "-liphlpapi")),
            "unicodedata": Module((here / "unicodedata.c",)),
            "_queue": Module((here / "_queuemodule.c",)),
            "_uuid": Module((here / "_uuidmodule.c",), (), ("-lrpcrt4",)),
            "_asyncio": Module((here / "_asynciomodule.c",)),
            "_overlapped": Module((here / "overlapped.c",), (), sockets),
            "_multiprocessing": Module(
                tuple(
                    here / "_multiprocessing" / f"{n}.c" for n in ("multiprocessing", "semaphore")
                ),
                (),
                sockets,
            ),
            "pyexpat": Module((here / "pyexpat.c", *expat), xml),
            "_elementtree": Module((here / "_elementtree.c", *expat), xml),
            "_decimal": Module(
                tuple(listed(python, "_decimal")),
                (*decimal, "-iquote", f"{here}/_decimal/libmpdec"),
            ),
            "_ctypes": Module(
                tuple(here / "_ctypes" / f"{name}.c" for name in ctypes),
                (
                    *("-DUSING_MALLOC_CLOSURE_DOT_C=1", "-DFFI_STATIC_BUILD"),
                    *("-DPy_BUILD_CORE_MODULE", f"-I{self._ffi}/include"),
                ),
                ("-lole32", "-loleaut32", "-luuid", str(self._ffi / "lib" / "libffi.a")),
            ),
            "_sqlite3": Module(
                (*listed(python, "_sqlite3"), sqlite / "sqlite3.c"),
                (
                    *("-DPY_SQLITE_HAVE_SERIALIZE", "-DPY_SQLITE_ENABLE_LOAD_EXTENSION"),
                    *("-DSQLITE_ENABLE_FTS5", "-DSQLITE_ENABLE_MATH_FUNCTIONS"),
                    *("-DSQLITE_OMIT_AUTOINIT", f"-I{sqlite}"),
                ),
            ),
        }


def listed(python: Path, project: str) -> list[Path]:
    """The C files that one of Microsoft's project files names."""
    folder = python / "PCbuild"
    text = (folder / f"{project}.vcxproj").read_text(encoding="utf-8-sig")
    names = re.findall(r'ClCompile Include="([^"]+)"', text)
    return [(folder / name.replace("\\", "/")).resolve() for name in names]


def core_sources(python: Path, zlib: Path) -> list[Path]:
    """The C files of python311.dll, those of zlib among them."""
    of_zlib = "$(zlibDir)"
    return [
        zlib / path.name if of_zlib in str(path) else path for path in listed(python, "pythoncore")
    ]


def core_flags(path: Path) -> tuple[str, ...]:
    """Compiler flags for a source file of python311.dll."""
    return (*CORE, *OWN_FLAGS.get(path.name, ()))
