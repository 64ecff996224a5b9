"""The tables of the archive database, as SQL."""

from __future__ import annotations

SCHEMA = """
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE sitting (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    practice INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER,
    date TEXT NOT NULL DEFAULT '',
    begun INTEGER NOT NULL DEFAULT 0 CHECK (abs(begun) < 260000000000),
    game TEXT NOT NULL DEFAULT '',
    preset TEXT NOT NULL DEFAULT '',
    players TEXT NOT NULL DEFAULT '',
    games INTEGER NOT NULL DEFAULT 0,
    unfinished INTEGER NOT NULL DEFAULT 0,
    helped INTEGER NOT NULL DEFAULT 0,
    units TEXT NOT NULL DEFAULT '[]',
    own REAL NOT NULL DEFAULT 0,
    result TEXT NOT NULL DEFAULT 'open' CHECK (result IN ('won', 'shared', 'lost', 'open')),
    sought TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    sitting INTEGER NOT NULL REFERENCES sitting ON DELETE CASCADE,
    place INTEGER NOT NULL,
    stem TEXT NOT NULL CHECK (length(stem) >= 64),
    key TEXT NOT NULL UNIQUE CHECK (length(key) >= 64),
    decisions INTEGER NOT NULL,
    complete INTEGER NOT NULL,
    helped INTEGER NOT NULL
) STRICT;
CREATE TABLE record (
    game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE shelf (
    name TEXT PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE chair (
    sitting INTEGER NOT NULL REFERENCES sitting ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (sitting, seat)
) WITHOUT ROWID, STRICT;
CREATE TABLE score (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    points INTEGER NOT NULL,
    tricks INTEGER NOT NULL,
    won INTEGER NOT NULL,
    units REAL NOT NULL,
    receipts REAL NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID, STRICT;
CREATE TABLE figure (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE stat (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    figure INTEGER NOT NULL REFERENCES figure,
    value INTEGER NOT NULL,
    PRIMARY KEY (game, seat, figure)
) WITHOUT ROWID, STRICT;
CREATE TABLE duel (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    opponent INTEGER NOT NULL REFERENCES person,
    units REAL NOT NULL,
    better INTEGER NOT NULL,
    PRIMARY KEY (game, seat, other)
) WITHOUT ROWID, STRICT;
CREATE TABLE partner (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    companion INTEGER NOT NULL REFERENCES person,
    units REAL NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (game, seat, other)
) WITHOUT ROWID, STRICT;
CREATE TABLE fact (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX sitting_by_date ON sitting (begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_players ON sitting (players, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_rules ON sitting (preset, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_games ON sitting (games, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_game ON sitting (game, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_units ON sitting (own, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_result ON sitting (result, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_thrown_away ON sitting (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX sitting_for_practice ON sitting (practice) WHERE practice = 1;
CREATE INDEX game_of_sitting ON game (sitting, place);
CREATE INDEX game_by_stem ON game (stem);
CREATE INDEX shelf_by_game ON shelf (game);
CREATE INDEX chair_by_person ON chair (person, sitting);
CREATE INDEX score_by_person ON score (person, game);
CREATE INDEX duel_by_person ON duel (person, opponent, game, units, better);
CREATE INDEX partner_by_person ON partner (person, companion, game, units, won)
"""
"""Tables of sessions, of the record of each game, and of derived rows.

``game.stem`` and ``game.key`` are content hashes (see ``game_summary``). ``deleted`` is the time in
seconds since 1970 at which a session was deleted. ``shelf`` holds the file names of a game in the
folder of past games. The columns of ``sitting`` from ``date`` on, and the tables ``chair``,
``score``, ``stat``, ``duel`` and ``partner`` are derived from the records and can be rebuilt at any
time. SQLite itself refuses values of another type. ``begun`` lies in the calendar: the limit is a
little after the year 9999. ``score`` holds what all games count, ``stat`` a game's own statistics
by the number of their name in ``figure``; 0 has no row. ``duel`` holds pairs of players on
different sides, ``partner`` pairs on one side.
"""

VERSION = 1
"""Version of the schema; a file with a newer one is refused."""
