"""MaskablePPO of sb3-contrib trains in the Gymnasium environment."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import sengoku.research.gym  # noqa: F401 - registers the environments

NO_TORCH = "PyTorch is not installed: CONTRIBUTING.md says where it comes from"
pytest.importorskip("torch", reason=NO_TORCH)
contrib = pytest.importorskip("sb3_contrib", reason=NO_TORCH)


@pytest.mark.games
@pytest.mark.parametrize(("game", "players"), [("Samurai", 2), ("Shogun", 3)])
def test_it_trains_and_then_plays_a_game_by_its_masks(game: str, players: int) -> None:
    env = gymnasium.make(f"sengoku/{game}-v0", players=players, opponents="random")
    model = contrib.MaskablePPO(
        "MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu"
    )
    before = [weights.clone() for weights in model.policy.parameters()]
    model.learn(32)
    after = [*model.policy.parameters()]
    assert any((old != new).any() for old, new in zip(before, after, strict=True))

    seen, info = env.reset(seed=7)
    is_over = False
    while not is_over:
        masks: Any = env.get_wrapper_attr("action_masks")()
        assert np.array_equal(masks, info["action_mask"])
        action, _ = model.predict(seen, action_masks=masks)
        assert masks[action]
        seen, reward, is_over, _, info = env.step(action)
    assert "illegal" not in info
    assert reward in {-1, 1}
