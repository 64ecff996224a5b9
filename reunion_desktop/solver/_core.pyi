# The compiled search, which is built at installation where a compiler is at hand.

from array import array

# Buffers hold what their types say, side by side; what cannot be is refused with a ValueError.
# Every function is given the packed tables, the hands of its worlds (one 64-bit number a seat), the
# leader, the cards on the table, the seats that took a trick, a locked card and for how long.

def solve(
    tables: bytes,
    hands: array[int],
    leader: int,
    trick: bytes,
    took: int,
    locked: int,
    locked_for: int,
    seat: int,
    question: int,
    bound: int,
    stop: memoryview | None,
    nodes: int,
    time_ms: int,
    out: array[int],
    /,
) -> tuple[int, int]: ...
def maxn(
    tables: bytes,
    hands: array[int],
    leader: int,
    trick: bytes,
    took: int,
    locked: int,
    locked_for: int,
    standing: array[int],
    utility: array[int] | None,
    total: int,
    points: array[int],
    stop: memoryview | None,
    nodes: int,
    time_ms: int,
    out: array[int],
    /,
) -> tuple[int, int]: ...
def perft(
    tables: bytes,
    hands: array[int],
    leader: int,
    trick: bytes,
    took: int,
    locked: int,
    locked_for: int,
    depth: int,
    stop: memoryview | None,
    nodes: int,
    /,
) -> int | None: ...
def playouts(
    tables: bytes,
    hands: array[int],
    leader: int,
    trick: bytes,
    took: int,
    locked: int,
    locked_for: int,
    count: int,
    seed: int,
    stop: memoryview | None,
    /,
) -> tuple[int, int, int]: ...
