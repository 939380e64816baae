#!/usr/bin/env python3
"""The one door to this project: sets up what a command needs, then runs it.

Standard library only. Everything goes into the folder .venv, from the hash-locked
files in requirements/, and nothing is installed twice while those files stay the same.
"""

import argparse
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NoReturn

# Above the first annotation and in the syntax of Python 3.6, so that an old Python
# gets as far as this sentence.
if sys.version_info < (3, 11):
    sys.exit("sengoku needs Python 3.11 or newer, this is " + sys.version.split()[0])

ROOT = Path(__file__).resolve().parent
# Where it was called: paths that are handed over to sengoku count from there.
HERE = Path.cwd()

# Relative to ROOT, where every command runs but those of sengoku.
VENV = Path(".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
COMPILED = Path(".venv-compiled")
PEERS = Path(".venv-peers")
LOCKS = Path("requirements")
DIST = Path("dist")
STATIC = Path("src/sengoku/server/static")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")

# PyTorch alone comes without a lock: package indexes have, under the same number, a
# build for NVIDIA cards that takes gigabytes. The name of the other one is enough to
# tell them apart on Linux; elsewhere every build is for the CPU.
TORCH = "torch==2.13.0" + ("+cpu" if sys.platform == "linux" else "")
TORCH_MISSING = f"""\
dev.py: pip finds no {TORCH}, so tests that train are skipped. CONTRIBUTING.md says
where it comes from"""

PIP_MISSING = f"""\
There is no pip to install the requirements with: {sys.executable} has neither
"ensurepip" nor "pip". On Debian and Ubuntu: apt-get install python3-venv"""

# One worker more than there are cores: tests of the server often wait. The browser has
# a session of its own, because Playwright leaves an event loop running in its worker.
WORKERS = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
# Measuring coverage takes as long as many of the tests; CI leaves it to developers.
COVERAGE = () if os.environ.get("SENGOKU_COVERAGE") == "0" else ("--cov",)
WITHOUT_BROWSER = (*WORKERS, *COVERAGE, "--ignore=tests/web")
IN_BROWSER = (*WORKERS, "tests/web")

# What is above the engines and the bots is the same in both forms, and so is what is
# read from the source.
ABOVE = ("arena", "benchmarks", "cli", "client", "llm", "mcp", "server", "web")
READ = ("architecture", "pages", "readme", "rule_ids", "site", "texts", "web_texts")
ON_COMPILED = (
    *("-n", "auto"),
    *(f"--ignore=tests/{folder}" for folder in ABOVE),
    *(f"--ignore=tests/test_{name}.py" for name in READ),
)

# Engines, bots and the command line: what starts a server, a browser or a database, or
# plays for long, is in one of these folders or marked.
QUICK = (
    *("-n", "auto", "-m", "not games"),
    *(f"--ignore=tests/{folder}" for folder in (*ABOVE, "research") if folder != "cli"),
)

CHECKS = {
    "format": ("ruff", "format", "--check", "."),
    "lint": ("ruff", "check", "."),
    "types": ("mypy",),
    "imports": ("lint-imports", "--no-logo"),
    "style": ("python", "-m", "tools.style"),
    "web": ("python", "web_build.py", "check"),
}

COMPILE = (
    *("pip", "compile", "--quiet"),
    *("--universal", "--generate-hashes", "--no-header", "--no-annotate"),
)

# The dev lock takes the versions of the run lock: what is tested is what is served.
GROUPS = {
    "run": ("pyproject.toml", "--extra", "postgres", "--group", "build"),
    "dev": (
        *("pyproject.toml", "--extra", "postgres", "--group", "dev"),
        *("--constraint", str(LOCKS / "run.txt")),
    ),
    "compile": ("--group", "compile", "--constraint", str(LOCKS / "dev.txt")),
    "docs": ("--group", "docs", "--constraint", str(LOCKS / "dev.txt")),
    "node": ("--group", "node"),
    "training": (
        *("--group", "training", "--constraint", str(LOCKS / "dev.txt")),
        *("--excludes", str(LOCKS / "not-locked.txt")),
    ),
    "peers": ("--group", "peers"),
}


# ── Running commands ──────────────────────────────────────────────────────────


def show(command: tuple[str | Path, ...]) -> None:
    print("+", shlex.join(map(str, command)), flush=True)


def succeeds(*command: str | Path) -> bool:
    """Try *command* silently."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def run(*command: str | Path) -> bool:
    """Run *command* in the open and say whether it succeeded."""
    show(command)
    return subprocess.run(command, check=False).returncode == 0


def must_run(*command: str | Path) -> None:
    if not run(*command):
        sys.exit("dev.py: stopped, that command failed")


def hand_over(*command: str | Path) -> NoReturn:
    """Become *command*: signals reach it directly and its exit status is ours."""
    show(command)
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


# ── Setting up ────────────────────────────────────────────────────────────────


def fingerprint(*files: Path) -> str:
    """Differs when the interpreter, the place of the project or a file differs."""
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {ROOT}".encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def once(
    name: str, key: str, work: Callable[[], bool | None], folder: Path = VENV
) -> None:
    """Do *work*, unless it was done under this *name* for the same *key* before.

    Work that returns False is done again the next time.
    """
    stamp = folder / f"{name}.stamp"
    if stamp.exists() and stamp.read_text() == key:
        return
    if work() is not False:
        stamp.write_text(key)


def create_venv(folder: Path = VENV) -> None:
    print(f"+ create {folder} with Python {sys.version.split()[0]}", flush=True)
    venv.create(folder, clear=True, symlinks=os.name != "nt")


def find_pip(python: Path = PYTHON) -> tuple[str | Path, ...]:
    """Find a pip that installs into the venv of *python*, best first.

    Debian leaves out ensurepip unless python3-venv is installed; then the pip of the
    Python that runs this file can still reach into the venv.
    """
    inside = (python, "-m", "pip")
    ensurepip = (python, "-m", "ensurepip", "--default-pip")
    outside = (sys.executable, "-m", "pip", "--python", python)
    if succeeds(*inside, "--version") or succeeds(*ensurepip):
        return inside
    if succeeds(*outside, "--version"):
        return outside
    sys.exit(PIP_MISSING)


def install_lock(name: str, python: Path = PYTHON) -> None:
    """Install what the lock *name* names, without a resolver.

    pip would resolve an extra such as coverage[toml] apart from its pin, and stop as
    soon as a newer release appears. The lock is complete; "pip check" verifies that.
    """
    pip = find_pip(python)
    quiet = ("--quiet", "--disable-pip-version-check")
    exactly = ("--no-deps", "--require-hashes", "--requirement", LOCKS / f"{name}.txt")
    must_run(*pip, "install", *quiet, *exactly)
    must_run(*pip, "check")


def install(name: str) -> None:
    """Install the locked requirements, build backend included, then the project."""
    install_lock(name)
    pip = (*find_pip(), "install", "--quiet", "--disable-pip-version-check")
    must_run(*pip, "--no-deps", "--no-build-isolation", "--editable", ".")


def set_up(name: str) -> None:
    """Make the venv ready for *name*: "run" to use the project, "dev" to work on it."""
    key = fingerprint(LOCKS / f"{name}.txt", Path("pyproject.toml"))
    once("venv", fingerprint(), create_venv)
    once(name, key, partial(install, name))


def site_packages(folder: Path) -> Path:
    """Return where the venv in *folder* has its packages."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    python = folder / BIN.name / PYTHON.name
    said = subprocess.check_output([python, "-c", ask], text=True)
    return Path(said.strip()).resolve()


def install_compiled(wheel: str) -> None:
    """Install *wheel*, or one made from the sources, which must be compiled.

    It uses the packages of the other venv, in which everything else is installed.
    """
    shared = site_packages(VENV)
    (site_packages(COMPILED) / "shared.pth").write_text(f"{shared}\n")
    python = COMPILED / BIN.name / PYTHON.name
    pip = (*find_pip(python), "install", "--quiet", "--disable-pip-version-check")
    # What is compiled stays there, so that the next time only what changed is.
    os.environ.update(
        SENGOKU_COMPILE="1", SENGOKU_WEB="0", SENGOKU_BUILD=str(COMPILED / "build")
    )
    must_run(*pip, "--no-deps", "--no-build-isolation", "--force-reinstall", wheel)


def set_up_compiled(name: str, wheel: str = ".") -> None:
    """Make a venv of its own for the compiled form: editable installs stay pure."""
    set_up(name)
    once(
        "compile", fingerprint(LOCKS / "compile.txt"), partial(install_lock, "compile")
    )
    made = (".pyc", ".so", ".pyd")
    kept = [
        path
        for path in sorted(Path("src").rglob("*"))
        if path.is_file() and path.suffix not in made and STATIC not in path.parents
    ]
    settings = (
        LOCKS / "compile.txt",
        Path("pyproject.toml"),
        *Path().glob("*_build.py"),
    )
    key = fingerprint(*settings, *kept) + os.environ.get("SENGOKU_OPTIMISE", "2")
    once("venv", fingerprint(), partial(create_venv, COMPILED), COMPILED)
    once("compiled", key, partial(install_compiled, wheel), COMPILED)


def set_up_node() -> None:
    """Install a Node where there is none."""
    if not shutil.which("npm"):
        key = fingerprint(LOCKS / "node.txt")
        print("dev.py: no npm here, so the Node in .venv is used", flush=True)
        once("node", key, partial(install_lock, "node"))


def build_web() -> bool:
    """Build the web app; it is built again when one of its files changed."""
    set_up_node()
    return run(PYTHON, "web_build.py")


def set_up_web() -> None:
    made = {"node_modules"}
    shared = [*Path("src").rglob("*.ftl"), *Path("src").rglob("map.json")]
    sources = [*Path("web").rglob("*"), *shared]
    files = [file for file in sources if file.is_file() and not made & {*file.parts}]
    if not (STATIC / "index.html").exists():
        (VENV / "web.stamp").unlink(missing_ok=True)
    once("web", fingerprint(*sorted(files)), build_web)


def set_up_chromium() -> None:
    """Find the browser the tests use; fetch it where that can be done unasked."""
    if any(map(shutil.which, CHROMIUM)):
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
    else:
        print("dev.py: no Chromium here, so tests in a browser are skipped", flush=True)


def install_training() -> bool:
    pip = (*find_pip(), "install", "--quiet", "--disable-pip-version-check")
    if not run(*pip, "--no-deps", TORCH):
        print(TORCH_MISSING, flush=True)
        return False
    install_lock("training")
    return True


def set_up_training() -> None:
    """Install what tests that train need, if pip finds a PyTorch without CUDA."""
    key = fingerprint(LOCKS / "training.txt") + TORCH
    once("training", key, install_training)


def install_peers(requirements: Path) -> bool:
    """Install what can be: one package that fails takes no other with it."""
    python = PEERS / BIN.name / PYTHON.name
    pip = (*find_pip(python), "install", "--quiet", "--disable-pip-version-check")
    if run(*pip, "--no-deps", "--require-hashes", "--requirement", requirements):
        return True
    print("dev.py: that failed, so each package is tried by itself", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        one = Path(folder) / "one.txt"
        for entry in re.split(r"\n(?=\S)", requirements.read_text()):
            one.write_text(entry)
            run(*pip, "--require-hashes", "--no-deps", "--requirement", one)
    return False


def set_up_peers() -> None:
    """Make a venv of their own for what others built: nothing of it is ours to use."""
    requirements = LOCKS / "peers.txt"
    key = fingerprint(requirements)
    once("venv", fingerprint(), partial(create_venv, PEERS), PEERS)
    once("peers", key, partial(install_peers, requirements), PEERS)


# ── Commands: the first line of each docstring is its help ────────────────────


def serve(arguments: list[str]) -> None:
    """Serve the games to browsers; arguments go to "sengoku serve", as in "--lan".

    "serve --compiled" compiles the engines first, so that bots answer sooner.
    """
    set_up("run")
    set_up_web()
    folder = VENV
    if "--compiled" in arguments:
        arguments.remove("--compiled")
        set_up_compiled("run")
        folder = COMPILED
        static = site_packages(COMPILED) / STATIC.relative_to("src")
        shutil.copytree(STATIC, static, dirs_exist_ok=True)
    os.chdir(HERE)
    hand_over(ROOT / folder / BIN.name / "sengoku", "serve", *arguments)


def test(arguments: list[str]) -> None:
    """Run all tests and hold the coverage floor; with arguments: just that pytest.

    "test --quick" runs those of engines, bots and the command line, in a minute.
    "test --compiled" runs those of the engines and bots on the compiled form, made from
    the sources or, with "--wheel FILE", installed from there.
    """
    # Otherwise each worker compiles every module that it imports.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if arguments[:1] == ["--compiled"]:
        test_compiled(arguments[1:])
    set_up("dev")
    if arguments[:1] == ["--quick"]:
        hand_over(BIN / "pytest", *QUICK, *arguments[1:])
    if any("research" in word for word in arguments or ["research"]):
        set_up_training()
    if arguments:
        hand_over(BIN / "pytest", *arguments)
    set_up_web()
    set_up_chromium()
    must_run(PYTHON, "web_build.py", "test")
    must_run(BIN / "pytest", *WITHOUT_BROWSER)
    hand_over(BIN / "pytest", *IN_BROWSER)


def test_compiled(arguments: list[str]) -> NoReturn:
    wheel = "."
    if arguments[:1] == ["--wheel"]:
        wheel, arguments = arguments[1], arguments[2:]
    set_up_compiled("dev", wheel)
    python = COMPILED / BIN.name / PYTHON.name
    hand_over(python, "-m", "pytest", *(arguments or ON_COMPILED))


def package(arguments: list[str]) -> None:
    """Build sdist and wheel into dist/; "package --test" tries what is there."""
    set_up("dev")
    if arguments[:1] == ["--test"]:
        set_up_chromium()
        hand_over(BIN / "pytest", "tests/packaging", *arguments[1:])
    shutil.rmtree(DIST, ignore_errors=True)
    hand_over(PYTHON, "-m", "build", "--outdir", DIST, *arguments)


def check(names: list[str]) -> None:
    """Check format, lint, types, imports and the web app; or only those named."""
    unknown = ", ".join(sorted(set(names) - CHECKS.keys()))
    if unknown:
        sys.exit(f"dev.py: no check {unknown}; there are {', '.join(CHECKS)}")
    set_up("dev")
    if "web" in (names or CHECKS):
        set_up_node()
    passed = {}
    for name in names or CHECKS:
        tool, *options = CHECKS[name]
        passed[name] = run(BIN / tool, *options)
    for name, ok in passed.items():
        print(f"{name:8} {'ok' if ok else 'failed'}")
    if not all(passed.values()):
        sys.exit(1)


def fix(paths: list[str]) -> None:
    """Repair lint and format, everywhere or in the paths given."""
    set_up("dev")
    must_run(BIN / "ruff", "check", "--fix-only", *(paths or ["."]))
    must_run(BIN / "ruff", "format", *(paths or ["."]))
    if not paths or "web" in paths:
        set_up_node()
        must_run(PYTHON, "web_build.py", "fix")


def bench(arguments: list[str]) -> None:
    """Measure the engines, alone or with --peers, or the --server.

    "--server --growth" and "--server --processes" say how its cost grows. --kill and
    --faults break the server under load. --timing measures whether response times
    depend on secrets, --web the web app in a browser. --instructions says what became
    slower since the counts were saved.
    """
    tools = {
        "--kill",
        "--faults",
        "--timing",
        "--peers",
        "--server",
        "--web",
    }  # they need what tests need
    set_up("dev" if tools & {*arguments} else "run")
    if {"--compiled", "--peers", "--server", "--instructions"} & {*arguments}:
        set_up_compiled("dev" if "--peers" in arguments else "run")
    if "--peers" in arguments:
        set_up_peers()
    if "--web" in arguments:
        set_up_web()
        set_up_chromium()
    hand_over(PYTHON, "-m", "benchmarks", *arguments)


def docs(arguments: list[str]) -> None:
    """Generate pages from the code and build the site; "docs --serve" previews it."""
    set_up("dev")
    once("docs", fingerprint(LOCKS / "docs.txt"), partial(install_lock, "docs"))
    must_run(PYTHON, "-m", "tools.docs")
    if arguments == ["--serve"]:
        hand_over(BIN / "zensical", "serve")
    must_run(BIN / "zensical", "build", "--clean", "--strict")
    hand_over(PYTHON, "-m", "tools.docs", "--finish")


def screenshots(arguments: list[str]) -> None:
    """Take the pictures of the README from the app in a real browser."""
    set_up("dev")
    set_up_web()
    set_up_chromium()
    hand_over(PYTHON, "-m", "tools.screenshots", *arguments)


def lock(arguments: list[str]) -> None:
    """Write requirements/*.txt; arguments go to uv, as in "lock --upgrade"."""
    set_up("dev")
    for name, groups in GROUPS.items():
        output = ("--output-file", LOCKS / f"{name}.txt")
        must_run(BIN / "uv", *COMPILE, *groups, *output, *arguments)


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    command.__name__: command
    for command in (serve, test, check, fix, bench, docs, screenshots, lock, package)
}


def parse_command(argument: list[str]) -> Callable[[list[str]], None]:
    """Read *argument*, at most one word: what follows it belongs to the command."""
    summaries = (
        f"  {name:12}{(command.__doc__ or '').splitlines()[0]}"
        for name, command in COMMANDS.items()
    )
    parser = argparse.ArgumentParser(
        usage="python3 dev.py COMMAND [ARGUMENT ...]",
        description="\n".join([__doc__, "commands:", *summaries]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, help=argparse.SUPPRESS)
    return COMMANDS[parser.parse_args(argument).command]


def main() -> None:
    command, arguments = parse_command(sys.argv[1:2]), sys.argv[2:]
    os.chdir(ROOT)
    try:
        command(arguments)
    except KeyboardInterrupt:
        sys.exit(130)
    except PermissionError as error:
        sys.exit(f"dev.py: {error}; does {VENV} belong to another user?")


if __name__ == "__main__":
    main()
