"""What happens to the C files of mypyc: which change compiles which file again."""

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("mypy.version", reason="mypy is not installed")
ROOT = Path(__file__).parents[1]

LIBRARY = """\
#include "__native_lib.h"
int CPyGlobalsInit(void)
{
    make_literals();
    is_initialized = 1;
    return 0;
}
"""
ROWS = """\
#include "__native_lib.h"
int64_t CPyDef_rows___at(int64_t cpy_r_a) {
    return cpy_r_a * 4;
}
PyObject *CPyDef_rows___name(void) {
    return CPyStatics[7];
}
"""
RULES = """\
#include "__native_lib.h"
PyObject *CPyDef_rules___run(void) {
    CPyDef_rows___at(1);
    CPyDef_rows___name();
    CPyInt64_Divide(1, 2);
    use(CPyStatics[9], CPyStatics[7], CPyStatics[9]);
}
"""
RUNTIME = """\
int64_t CPyInt64_Divide(int64_t x, int64_t y) {
    return y ? x / y : CPyError();
}
"""
HEADER = """\
typedef struct {
    int64_t _seat;
} StateObject;
extern PyObject *CPyStatics[10];
int64_t CPyDef_rows___at(int64_t cpy_r_a);
PyObject *CPyDef_rows___name(void);
"""


def build_module(name: str) -> ModuleType:
    sys.path.insert(0, str(ROOT))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(ROOT))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with what mypyc writes for two modules."""
    texts = {"lib": LIBRARY, "lib___rows": ROWS, "lib___rules": RULES}
    for name, text in texts.items():
        (tmp_path / f"__native_{name}.c").write_text(text)
    (tmp_path / "__native_lib.h").write_text(HEADER)
    (tmp_path / "int_ops.c").write_text(RUNTIME)
    return tmp_path


def edited(folder: Path, name: str) -> str:
    return (folder / f"__native_{name}.c").read_text()


def test_a_file_has_a_table_of_its_own_literals(folder: Path) -> None:
    build_module("units_build").edit(folder, "lib")
    rules = edited(folder, "lib___rules")
    assert "extern PyObject *CPyStatics_lib___rules[2];" in rules
    own = [f"CPyStatics_lib___rules[{at}]" for at in (0, 1, 0)]
    assert f"use({', '.join(own)});" in rules
    library = edited(folder, "lib")
    assert "static const int CPyStatics_lib___rules_from[] = {9, 7};" in library
    filled = library.index("CPyStatics_lib___rules[i] = CPyStatics[")
    assert library.index("make_literals") < filled < library.index("is_initialized")


@pytest.mark.skipif(sys.platform == "win32", reason="not done on Windows")
def test_small_functions_that_only_compute_are_copied(folder: Path) -> None:
    build_module("units_build").edit(folder, "lib")
    rules = edited(folder, "lib___rules")
    assert "gnu_inline))\nint64_t CPyDef_rows___at(int64_t cpy_r_a) {" in rules
    assert "gnu_inline))\nint64_t CPyInt64_Divide(int64_t x, int64_t y) {" in rules
    assert "PyObject *CPyDef_rows___name(void) {" not in rules
    assert "gnu_inline" not in edited(folder, "lib___rows")


def test_another_form_of_c_is_refused(folder: Path) -> None:
    (folder / "__native_lib.c").write_text("int CPyGlobalsInit(void)\n{}\n")
    with pytest.raises(SystemExit, match="did mypyc change"):
        build_module("units_build").edit(folder, "lib")


class Compiler:
    """Compiles by copying, and knows what it compiled."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir) / f"{Path(one).name}.o") for one in sources]

    def compile(self, sources: list[str], output_dir: str, **_: Any) -> list[str]:
        made = self.object_filenames(sources, output_dir)
        for source, file in zip(sources, made, strict=True):
            self.compiled.append(Path(source).stem.removeprefix("__native_lib"))
            Path(file).write_text(Path(source).read_text())
        return made


def compiled(folder: Path, flags: str = "-O2") -> list[str]:
    """Compile all files in *folder*; return what was really compiled."""
    compiler = Compiler()
    objects = build_module("objects_build").Objects(compiler, folder / "temp", 2)
    sources = [*map(str, sorted(folder.glob("__native*.c")))]
    made = objects.compile(
        sources, output_dir=str(folder / "temp"), extra_postargs=[flags]
    )
    assert [Path(one).read_text() for one in made] == [
        Path(one).read_text() for one in sources
    ]
    objects.forget()
    return sorted(compiler.compiled)


def change(folder: Path, old: str, new: str) -> None:
    for file in folder.glob("__native_lib*.[ch]"):
        file.write_text(file.read_text().replace(old, new))


ALL = ["", "___rows", "___rules"]


def test_only_what_changed_is_compiled_again(folder: Path) -> None:
    assert compiled(folder) == ALL
    assert compiled(folder) == []
    change(folder, "    CPyDef_rows___at(1);\n", "    CPyDef_rows___at(2);\n")
    assert compiled(folder) == ["___rules"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "int64_t CPyDef_rows___at(int64_t cpy_r_a);\n",
            "int64_t CPyDef_rows___at(int64_t cpy_r_a, int64_t cpy_r_b);\n",
            ["___rows", "___rules"],
        ),
        ("(void);\n", "(void);\nint CPyDef_new(void);\n", []),
        ("CPyStatics[10]", "CPyStatics[11]", ["___rows", "___rules"]),
        ("    int64_t _seat;\n", "    int64_t _seat;\n    char _is_on;\n", ALL),
    ],
)
def test_a_change_of_a_header_matters_to_those_that_use_it(
    folder: Path, old: str, new: str, expected: list[str]
) -> None:
    compiled(folder)
    header = folder / "__native_lib.h"
    header.write_text(header.read_text().replace(old, new))
    assert compiled(folder) == expected


def test_other_flags_compile_everything_again(folder: Path) -> None:
    compiled(folder)
    assert compiled(folder, "-O0") == ALL
    assert compiled(folder) == []
