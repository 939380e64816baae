r"""Masked PPO by self-play, in one file: a network learns Small Samurai Empires.

    python masked_ppo.py --out run
    sengoku arena samurai --bots "masked_ppo:Learned?model=run/last.pt,easy" \
        --players 2 --games 200 --seed 20261118

The first command trains and writes ``run/curve.csv``. The second one judges the result,
which plays as a bot like any other.

All games run in one vector environment, and one network plays both seats. In a quarter
of the games an earlier version of it has one seat: a policy that only meets itself
forgets how to beat what it has left behind. The reward of a decision is what its seat
gains on the other one until its next decision, or until the end.
"""

import argparse
import copy
import functools
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.optim.lr_scheduler import LinearLR

import sengoku
from sengoku.bots import Bot, View
from sengoku.core.encoding import vector
from sengoku.core.rules import Rules
from sengoku.research.evaluate import evaluate
from sengoku.research.vector import SelfPlayVectorEnv

GAMES = 256  # at once
STEPS = 64  # decisions in each game between two updates
BATCH = GAMES * STEPS
EPOCHS, MINIBATCH = 3, 2048
RATE = 1e-3  # falls to a twentieth
CLIP, ENTROPY, LAMBDA = 0.2, 0.02, 0.95
POINTS = 20.0  # that are worth a reward of 1
WIDTH, HEAD, LOCAL = 128, 32, 16  # of the layers
PAST = 4  # an earlier version plays in every 4th game
KEEP_EVERY = 10  # updates
UNSEEN = 1_000_000  # seed of the arenas, whose games are never those of the training
KNOWN = "seen ids place log value seat is_past ended margin"  # of a decision

Array: TypeAlias = NDArray[Any]
Row: TypeAlias = dict[str, float]


class Network(nn.Module):
    """Scores the actions on offer and predicts how much the lead will still change.

    Beside its own weights an action has a kind and a place, such as a province or a
    slot. It is also scored by its kind and by what the vector says of its place: what
    the network learns about an attack on one province helps with all others.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.scale = torch.ones(rules.layout.size)
        for part in rules.layout.slices.values():
            self.scale[part.start : part.stop] = part.high**-0.5
        self.columns, self.places, self.kinds = describe(rules)
        self.body = nn.Sequential(
            *(nn.Linear(rules.layout.size, WIDTH), nn.ReLU()),
            *(nn.Linear(WIDTH, WIDTH), nn.ReLU()),
        )
        self.value, self.head = nn.Linear(WIDTH, 1), nn.Linear(WIDTH, HEAD + LOCAL)
        self.action = nn.Embedding(rules.space.size, HEAD + 1)
        nn.init.normal_(self.action.weight, std=0.1)
        self.kind = nn.Embedding(len(rules.space.families), LOCAL)
        sizes = [columns.shape[1] for columns in self.columns]
        self.local = nn.ModuleList(nn.Linear(size, LOCAL) for size in sizes)

    def forward(self, seen: Tensor, ids: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of *ids*, padded with -1, and the value."""
        seen = seen.float() * self.scale
        body, legal = self.body(seen), ids >= 0  # the mask: the rest is not scored
        row, action = legal.nonzero()[:, 0], ids[legal]
        query, own = nn.functional.embedding(row, self.head(body)), self.action(action)
        scores = (query[:, :HEAD] * own[:, :HEAD]).sum(1) + own[:, HEAD]
        around = [seen.new_zeros(len(seen), 1, LOCAL)]  # of actions without a place
        for layer, columns in zip(self.local, self.columns, strict=True):
            around.append(layer(seen[:, columns]))
        places = torch.cat(around, 1)
        at = row * places.shape[1] + self.places[action]
        near = nn.functional.embedding(at, places.flatten(0, 1))
        near = (near + self.kind(self.kinds[action])).relu()
        scores = scores + (query[:, HEAD:] * near).sum(1)
        logits = torch.full(ids.shape, -torch.inf).masked_scatter(legal, scores)
        return logits.log_softmax(1), self.value(body)[:, 0]


def describe(rules: Rules) -> tuple[list[Tensor], Tensor, Tensor]:
    """Return which numbers describe each place, and place and kind of every action.

    Lists of places are recognised by their length. The last place in the longest list
    counts, such as the destination of a move.
    """
    parts, families = rules.layout.slices.values(), rules.space.families
    named = {len(values) for family in families for values in family.ranges}
    columns, first, count = [], dict[int, int](), 1
    for size in sorted(named & {part.shape[0] for part in parts} - {1, 2}):
        about = [part for part in parts if part.shape[0] == size]
        numbers = [torch.arange(p.start, p.stop).reshape(size, -1) for p in about]
        columns.append(torch.cat(numbers, 1))
        first[size], count = count, count + size
    places, kinds = torch.zeros(2, rules.space.size, dtype=torch.long)
    for kind, family in enumerate(families):
        kinds[family.begin : family.end] = kind
        lists = [(len(r), at) for at, r in enumerate(family.ranges) if len(r) in first]
        for action in range(family.begin, family.end) if lists else ():
            size, at = max(lists)
            places[action] = first[size] + family.args(action)[at]
    return columns, places, kinds


def offered(mask: Array) -> Array:
    """Return the ids that each row of *mask* allows, padded with -1."""
    row, action = mask.nonzero()
    counts = mask.sum(1, dtype=int)
    before = np.cumsum(counts) - counts
    ids = np.full((len(mask), counts.max()), -1)
    ids[row, np.arange(len(row)) - before[row]] = action
    return ids


class Trainer:
    """Plays and learns in turn, for *updates* times."""

    def __init__(self, updates: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.rng = np.random.default_rng(seed)
        self.games = SelfPlayVectorEnv("samurai", GAMES, players=2, reward="margin")
        self.seen, self.info = self.games.reset(seed=seed << 32)
        self.network, self.past = Network(self.games.rules), list[Network]()
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.rate = LinearLR(self.optimizer, 1, 0.05, updates)

    @torch.no_grad()
    def play(self) -> SimpleNamespace:
        """Let all games go on by ``STEPS`` decisions."""
        rows, steps, versions = np.arange(GAMES), [], [*self.past, self.network]
        earlier = versions[self.rng.integers(len(versions))]
        for _ in range(STEPS):
            seen, seat = self.seen, self.info["seat"]
            ids = offered(self.info["action_mask"])
            is_past = (rows % PAST == 0) & (seat == rows // PAST % 2)
            logs, value = self.network(*map(torch.from_numpy, (seen, ids)))
            theirs = seen[is_past], ids[is_past]
            logs[is_past], _ = earlier(*map(torch.from_numpy, theirs))
            place = torch.multinomial(logs.exp(), 1)[:, 0].numpy()
            log, actions = logs.numpy()[rows, place], ids[rows, place]
            self.seen, _, ended, _, self.info = self.games.step(actions)
            known = [seen, ids, place, log, value.numpy(), seat, is_past]
            steps.append([*known, ended, self.info["rewards"]])
        most = max(len(step[1][0]) for step in steps)
        for step in steps:
            more = (0, 0), (0, most - len(step[1][0]))
            step[1] = np.pad(step[1], more, constant_values=-1)
        parts = map(np.stack, zip(*steps, strict=True))
        return SimpleNamespace(**dict(zip(KNOWN.split(), parts, strict=True)))

    def advantages(self, rollout: SimpleNamespace) -> tuple[Array, Array]:
        """Return the advantages (GAE) of all decisions, and which of them are known.

        The last decision of a seat in a game that goes on only values the one before.
        """
        own = self.games.rules.layout.slices["score"].start
        lead = (rollout.seen[..., own] - rollout.seen[..., own + 1]) / POINTS
        next_lead, next_value, next_advantage, has_next = np.zeros((4, GAMES, 2))
        advantage, known = np.zeros((2, STEPS, GAMES))
        for step in reversed(range(STEPS)):
            ended, at = rollout.ended[step], (np.arange(GAMES), rollout.seat[step])
            next_lead[ended] = rollout.margin[step][ended] / POINTS
            next_value[ended] = next_advantage[ended] = 0
            has_next[ended] = 1
            gain = next_lead[at] - lead[step] + next_value[at] - rollout.value[step]
            known[step] = has_next[at]
            advantage[step] = (gain + LAMBDA * next_advantage[at]) * known[step]
            next_lead[at], next_value[at] = lead[step], rollout.value[step]
            next_advantage[at], has_next[at] = advantage[step], 1
        return advantage, known > 0

    def learn(self, rollout: SimpleNamespace) -> float:
        """Improve the network; return the mean entropy of the policy."""
        advantage, known = self.advantages(rollout)
        target = (rollout.value + advantage).astype(np.float32)
        parts = (rollout.seen, rollout.ids, rollout.place, rollout.log, target)
        flat = [torch.from_numpy(part).flatten(0, 1) for part in parts]
        gain = torch.from_numpy(advantage).float().flatten()
        used = np.flatnonzero(known & ~rollout.is_past & (rollout.ids[..., 1] >= 0))
        entropy = [
            self.descend(gain[chosen], *(part[chosen] for part in flat))
            for _ in range(EPOCHS)
            for chosen in torch.from_numpy(self.rng.permutation(used)).split(MINIBATCH)
        ]
        self.rate.step()
        return float(np.mean(entropy))

    def descend(self, gain: Tensor, *parts: Tensor) -> float:
        """Take one step down the gradient of a minibatch; return the entropy."""
        seen, ids, place, before, target = parts
        ids = ids[:, : int((ids >= 0).sum(1).max())]
        logs, value = self.network(seen, ids)
        log = logs.gather(1, place[:, None])[:, 0]
        ratio = (log - before).exp()
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
        value_loss = (value - target).pow(2).mean()
        entropy = -(logs.exp() * logs.clamp(min=-99)).sum(1).mean()
        self.optimizer.zero_grad()
        (policy_loss + 0.5 * value_loss - ENTROPY * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        return float(entropy)


def train(
    folder: Path, decisions: int, seed: int = 1, points: int = 10, games: int = 60
) -> Iterator[Row]:
    """Train, and yield how it goes at as many *points*; store each one's network.

    Each network plays *games* against easy. Their time is not counted.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "curve.csv").write_text("decisions,cpu_seconds,entropy,share,low,high\n")
    updates, cpu_seconds = max(decisions // BATCH, 1), 0.0
    moments = {max(updates * at // points, 1) for at in range(1, points + 1)}
    trainer = Trainer(updates, seed)
    for number in range(1, updates + 1):
        start = time.process_time()
        entropy = trainer.learn(trainer.play())
        if number % KEEP_EVERY == 0:
            trainer.past.append(copy.deepcopy(trainer.network))
        cpu_seconds += time.process_time() - start
        if number in moments:
            model = folder / ("last.pt" if number == updates else f"{number}.pt")
            torch.save(trainer.network.state_dict(), model)
            share = against_easy(model, games, UNSEEN + number)
            spent = {"decisions": number * BATCH, "cpu_seconds": cpu_seconds}
            row = {**spent, "entropy": entropy, **share}
            with (folder / "curve.csv").open("a") as file:
                file.write(",".join(f"{value:.7g}" for value in row.values()) + "\n")
            yield row


def against_easy(model: Path, games: int, seed: int) -> Row:
    """Return the share of games in which a network is ahead of easy, with interval."""
    name = f"{Path(__file__).stem}:Learned?model={model}"
    found = evaluate("samurai", [name, "easy"], players=2, games=games, seed=seed)
    pair = next(pair for pair in found.head_to_head if pair["bot"] == name)
    return {name: pair[name] for name in ("share", "low", "high")}


@functools.cache
def load(model: str, changed: int) -> Network:
    network = Network(sengoku.make("samurai", players=2)[0])
    network.load_state_dict(torch.load(model))
    return network


class Learned(Bot):
    """Plays the action that the network in the file *model* finds most likely."""

    def __init__(self, model: str) -> None:
        self.network = load(model, Path(model).stat().st_mtime_ns)

    @torch.no_grad()
    def choose(self, view: View) -> int:
        rules, numbers = view.rules, vector(view.rules.layout.size)
        # What a seat may know is the same in every state that it can imagine.
        rules.encode(view.imagine(), view.seat, numbers)
        seen = torch.from_numpy(np.frombuffer(memoryview(numbers), np.int16).copy())
        logs, _ = self.network(seen[None], torch.tensor([view.ids]))
        return view.ids[int(logs[0].argmax())]


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a network by self-play.")
    parser.add_argument("--out", type=Path, required=True, help="a new folder")
    parser.add_argument("--decisions", type=int, default=2_500_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    for row in train(given.out, given.decisions, given.seed):
        print(*(f"{name} {number:.3g}" for name, number in row.items()), flush=True)


if __name__ == "__main__":
    main()
