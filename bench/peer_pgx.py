"""Pgx (JAX on the CPU): random self-play at several batch sizes; compile time apart.

scan: many steps in one jitted lax.scan, auto-reset, nothing leaves the device but counters (its best case);
loop: the loop of the Pgx README, one jitted vmapped step at a time, observation and state returned.
"""

import importlib.metadata as md
import os
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")

import common
import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

GAMES = ["tic_tac_toe", "connect_four", "leduc_holdem", "backgammon", "chess"]
BATCHES = [64, 1024]
HEAVY = ("chess", "backgammon")


def act_randomly(key, mask):
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)


def build(env, batch, steps):
    init = jax.jit(jax.vmap(env.init))
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state, key):
        choose, chance = jax.random.split(key)
        return step(state, act_randomly(choose, state.legal_action_mask), jax.random.split(chance, batch))

    @jax.jit
    def scan(state, key):
        def body(carry, sub):
            state, done = carry
            state = one(state, sub)
            return (state, done + state.terminated.sum()), None

        (state, done), _ = jax.lax.scan(body, (state, jnp.int32(0)), jax.random.split(key, steps))
        return state, done

    return init, scan, jax.jit(one)


def timed(make):
    """What it makes, and the CPU seconds it took."""
    began = time.process_time()
    return make(), time.process_time() - began


def measure_game(sink, name, batch):
    env = pgx.make(name)
    steps = max(4, min(1024, 65536 // batch) // (16 if name in HEAVY else 1))
    init, scan, one = build(env, batch, steps)
    key = jax.random.PRNGKey(0)
    state = jax.block_until_ready(init(jax.random.split(key, batch)))
    scan, scan_seconds = timed(lambda: scan.lower(state, key).compile())
    one, one_seconds = timed(lambda: one.lower(state, key).compile())
    hold = [state, state]  # games go on from one repeat to the next
    keys = list(jax.random.split(jax.random.PRNGKey(9), 512))

    def run_scan(deadline):
        state, count, games, i = hold[0], 0, 0, int(deadline * 1e3) & 0xFFFFFF
        while time.perf_counter() < deadline:
            i += 1
            state, done = scan(state, jax.random.PRNGKey(i))
            games += int(done)
            count += steps * batch
        hold[0] = state
        return {"decisions": count, "games": games}

    def run_loop(deadline):
        state, count, i = hold[1], 0, 0
        while time.perf_counter() < deadline:
            for _ in range(4):
                state = one(state, keys[i & 511])
                i += 1
                count += batch
            state.terminated.block_until_ready()
        hold[1] = state
        return {"decisions": count}

    common.measure(
        sink, name, run_scan, {"decisions_per_s": "decisions"}, kind="scan", batch=batch, compile_s=scan_seconds
    )
    common.measure(
        sink, name, run_loop, {"decisions_per_s": "decisions"}, kind="loop", batch=batch, compile_s=one_seconds
    )


def main():
    versions = {name: md.version(name) for name in ("pgx", "jax", "jaxlib", "numpy")}
    sink = common.Sink(common.args(), "Pgx", versions)
    for name in filter(sink.wanted, GAMES):
        for batch in BATCHES:
            try:
                measure_game(sink, name, batch)
            except Exception as error:
                sink.add(
                    {
                        "name": name,
                        "kind": "scan",
                        "batch": batch,
                        "error": f"{type(error).__name__}: {str(error)[:150]}",
                    }
                )


if __name__ == "__main__":
    main()
