"""CPU time and memory of processes, as Linux counts them.

On a busy machine wall time says how busy it is. CPU time says what the work costs.
"""

import os
import re
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")


def cpu_seconds(process: int) -> float:
    """Return the CPU time that a process has used, in user and system mode."""
    _, *times = _stat(process)
    return sum(times) / _TICKS


def family_cpu_seconds(process: int) -> float:
    """Return the CPU time of a process and its children, such as PostgreSQL's."""
    return sum(map(cpu_seconds, family(process)))


def family(process: int) -> list[int]:
    """Return a process and its children."""
    everybody = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    return [one for one in everybody if process in (one, _parent(one))]


def memory_bytes(process: int) -> int:
    """Return how many bytes of a process are in memory now."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def _parent(process: int) -> int:
    try:
        return _stat(process)[0]
    except FileNotFoundError:  # it has ended
        return 0


def _stat(process: int) -> tuple[int, int, int]:
    """Return the parent and the ticks in user and system mode."""
    text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    # The name before the last parenthesis may contain spaces.
    fields = text.rpartition(")")[2].split()
    return int(fields[1]), int(fields[11]), int(fields[12])
