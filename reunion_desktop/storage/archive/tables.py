"""The tables of the archive database, as SQL."""

from __future__ import annotations

BY_HAND = (
    "(SELECT max(instr(substr(text, 1, instr(text, char(10))), '\"by_hand\":true')) FROM game"
    " JOIN record ON record.game = game.id WHERE game.session = {session})"
)
"""A condition: a session was kept by hand. It is marked as practice, too, and read from its games,
so that archives of all versions have the same tables.
"""
_FIRST = """
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE session (
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
    session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
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
CREATE TABLE saved_file (
    name TEXT PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE
) WITHOUT ROWID, STRICT;
CREATE TABLE chair (
    session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (session, seat)
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
CREATE TABLE pairing (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    partners INTEGER NOT NULL,
    units REAL NOT NULL,
    result INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    companion INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (game, seat, other)
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
CREATE TABLE fact (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX session_by_date ON session (begun, id) WHERE deleted IS NULL;
CREATE INDEX session_by_players ON session (players, begun, id) WHERE deleted IS NULL;
CREATE INDEX session_by_rules ON session (preset, begun, id) WHERE deleted IS NULL;
CREATE INDEX session_by_games ON session (games, begun, id) WHERE deleted IS NULL;
CREATE INDEX session_by_game ON session (game, begun, id) WHERE deleted IS NULL;
CREATE INDEX session_by_units ON session (own, begun, id) WHERE deleted IS NULL;
CREATE INDEX session_by_result ON session (result, begun, id) WHERE deleted IS NULL;
CREATE INDEX session_thrown_away ON session (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX session_for_practice ON session (practice) WHERE practice = 1;
CREATE INDEX game_of_session ON game (session, place);
CREATE INDEX game_by_stem ON game (stem);
CREATE INDEX saved_file_by_game ON saved_file (game);
CREATE INDEX chair_by_person ON chair (person, session);
CREATE INDEX score_by_person ON score (person, game);
CREATE INDEX pairing_by_person
    ON pairing (person, partners, companion, game, units, result);
CREATE VIEW played AS
    SELECT person.name AS player, session.id AS session, session.game AS kind, session.practice,
    session.begun, session.preset, game.complete, game.helped, score.*
    FROM person JOIN score ON score.person = person.id
    JOIN game ON game.id = score.game JOIN session ON session.id = game.session
    WHERE session.deleted IS NULL
"""
REVIEWS = """
CREATE TABLE IF NOT EXISTS review (
    game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    complete INTEGER NOT NULL,
    shares INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS verdict (
    game INTEGER NOT NULL REFERENCES review ON DELETE CASCADE,
    place INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('call', 'discard', 'lead', 'follow', 'trump')),
    cost REAL NOT NULL CHECK (cost BETWEEN 0 AND 1000000),
    luck REAL NOT NULL CHECK (abs(luck) <= 1000000),
    counted INTEGER NOT NULL,
    PRIMARY KEY (game, place)
) WITHOUT ROWID, STRICT;
CREATE INDEX IF NOT EXISTS verdict_by_cost ON verdict (cost) WHERE cost > 0
"""
"""Tables of the review; an archive of version 1 does not have them.

``review`` holds the version of the reviewer for each game of which moves were reviewed, and whether
two units of a cost are a whole deal; it is complete when all its deals are done. ``verdict`` holds
the moves, without those that were forced; all moves of a deal are written together.
"""

SCHEMA = f"{_FIRST};{REVIEWS}"
"""Tables of sessions, of the record of each game, and of derived rows.

``game.stem`` and ``game.key`` are content hashes (see ``game_summary``). ``deleted`` is the time in
seconds since 1970 at which a session was deleted. ``saved_file`` holds the file names of a game in
the folder of past games. The columns of ``session`` from ``date`` on, and the tables ``chair``,
``score``, ``stat`` and ``pairing`` are derived from the records and can be rebuilt at any time.
SQLite itself refuses values of another type. ``begun`` lies in the calendar: the limit is a little
after the year 9999. ``score`` holds what all games count, ``stat`` a game's own statistics by the
number of their name in ``figure``; 0 has no row. ``pairing`` holds pairs of players, on different
sides or, as ``partners``, on one side. ``played`` has a row for each seat of a game that counts.
"""

VERSION = 2
"""Version of the schema; a file with a newer one is refused."""
