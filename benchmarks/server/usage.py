"""CPU time and memory of processes, as Linux counts them.

On a busy machine wall time says how busy it is. CPU time says what the work costs.
"""

import os
import re
import time
from pathlib import Path


def cpu_seconds(process: int) -> float:
    """Return the CPU time that a process has used, in user and system mode."""
    # The clock that clock_getcpuclockid(3) returns; /proc counts in steps of 10 ms.
    return time.clock_gettime(~process << 3 | 2)


def family_cpu_seconds(process: int) -> float:
    """Return the CPU time of a process and its children, such as PostgreSQL's.

    Children that have ended count as well.
    """
    alive = sum(map(_cpu_seconds_if_alive, family(process)))
    ended = sum(map(int, _stat(process)[13:15])) / os.sysconf("SC_CLK_TCK")
    return alive + ended


def _cpu_seconds_if_alive(process: int) -> float:
    try:
        return cpu_seconds(process)
    except OSError:  # it has ended
        return 0.0


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
        return int(_stat(process)[1])
    except FileNotFoundError:  # it has ended
        return 0


def _stat(process: int) -> list[str]:
    """Return what /proc says after the name, which may contain spaces."""
    text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    return text.rpartition(")")[2].split()
