# The compiled search, which is built at installation where a compiler is at hand.

from array import array

# Buffers hold what their types say, side by side; what cannot be is refused with a ValueError.
# Every function is given the packed tables, the hands of its worlds (one 64-bit number a seat), the
# leader, the cards on the table, the seats that took a trick, a locked card and for how long,
# whether the trick is the first of the deal, and the cards of it that lie face down.

def solve(
    tables: bytes,
    hands: array[int],
    leader: int,
    trick: bytes,
    took: int,
    locked: int,
    locked_for: int,
    opening: int,
    covered: int,
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
    opening: int,
    covered: int,
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
    opening: int,
    covered: int,
    depth: int,
    stop: memoryview | None,
    nodes: int,
    /,
) -> int | None: ...
def judge(file: bytes, /) -> object: ...
def ground(tables: bytes, told: bytes, /) -> object: ...
def worths(
    judge: object, ground: object, leader: int, history: bytes, hand: int, away: int, /
) -> dict[int, int]: ...
def discard_worths(
    judge: object, ground: object, hand: int, choices: array[int], /
) -> tuple[int, ...]: ...
def believe(
    judge: object,
    ground: object,
    leader: int,
    history: bytes,
    worlds: array[int],
    seat: int,
    faith: int,
    trust: int,
    warmth: int,
    kept: int,
    limited: int,
    most_limited: int,
    stop: memoryview | None,
    out: array[int],
    /,
) -> int: ...
def play_out(
    judge: object,
    ground: object,
    leader: int,
    history: bytes,
    worlds: array[int],
    weights: array[int],
    choices: array[int],
    seat: int,
    laid_away: int,
    solve: int,
    solve_points: int,
    open_tables: bytes,
    standing: array[int],
    units: array[int],
    side: int,
    step: int,
    by_units: bool | int,
    fee: int,
    liking: array[int] | None,
    liking_step: int,
    first: int,
    then: int,
    surety: int,
    stop: memoryview | None,
    nodes: int,
    time_ms: int,
    out: array[int],
    /,
) -> tuple[int, int]: ...
def play_sides(
    judge: object,
    ground: object,
    leader: int,
    history: bytes,
    worlds: array[int],
    weights: array[int],
    choices: array[int],
    seat: int,
    solve: int,
    worth: array[int],
    march: array[int] | None,
    goals: array[int],
    liking: int,
    first: int,
    then: int,
    surety: int,
    stop: memoryview | None,
    nodes: int,
    time_ms: int,
    out: array[int],
    /,
) -> tuple[int, int]: ...
