"""The spaces of observations and actions, for PettingZoo and Gymnasium."""

from typing import Any

import numpy as np
from gymnasium import spaces

from sengoku.core.encoding import Layout
from sengoku.core.rules import Rules
from sengoku.research.observing import FLAT, Observer


def observation_space(layout: Layout, kind: str) -> spaces.Space[Any]:
    """Return the space of observations of this *kind*, see ``observing``."""
    if kind == FLAT:
        return _box(layout)
    return spaces.Dict(
        {
            part.name: spaces.Box(part.low, part.high, part.shape, np.int16)
            for part in layout.slices.values()
        }
    )


def masked_space(observer: Observer) -> spaces.Dict:
    """Return the space of observations together with masks."""
    seen = observation_space(observer.rules.layout, observer.kind)
    mask = spaces.Box(0, 1, (observer.actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def action_space(rules: Rules, waits: bool = False) -> spaces.Space[Any]:
    """Return the ids of all actions; with *waits* there is one more, the last."""
    return spaces.Discrete(rules.space.size + waits)


def _box(layout: Layout) -> spaces.Box:
    low, high = np.zeros(layout.size, np.int16), np.zeros(layout.size, np.int16)
    for part in layout.slices.values():
        low[part.start : part.stop] = part.low
        high[part.start : part.stop] = part.high
    return spaces.Box(low, high, dtype=np.int16)
