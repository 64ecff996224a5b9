"""Schema migrations of the archive database, from an empty file to the newest schema.

A released migration never changes; a change of the schema adds a new one.
"""

from __future__ import annotations

_FIRST = """
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE sitting (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    practice INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER,
    date TEXT NOT NULL DEFAULT '',
    begun INTEGER NOT NULL DEFAULT 0,
    preset TEXT NOT NULL DEFAULT '',
    players TEXT NOT NULL DEFAULT '',
    games INTEGER NOT NULL DEFAULT 0,
    unfinished INTEGER NOT NULL DEFAULT 0,
    helped INTEGER NOT NULL DEFAULT 0,
    stangen INTEGER NOT NULL DEFAULT 0,
    units TEXT NOT NULL DEFAULT '[]',
    own REAL NOT NULL DEFAULT 0,
    result TEXT NOT NULL DEFAULT 'open',
    sought TEXT NOT NULL DEFAULT ''
);
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    sitting INTEGER NOT NULL REFERENCES sitting ON DELETE CASCADE,
    place INTEGER NOT NULL,
    stem TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    decisions INTEGER NOT NULL,
    complete INTEGER NOT NULL,
    helped INTEGER NOT NULL
);
CREATE TABLE record (
    game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    text TEXT NOT NULL
);
CREATE TABLE shelf (
    name TEXT PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE chair (
    sitting INTEGER NOT NULL REFERENCES sitting ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (sitting, seat)
) WITHOUT ROWID;
CREATE TABLE score (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    points INTEGER NOT NULL,
    tricks INTEGER NOT NULL,
    won INTEGER NOT NULL,
    units REAL NOT NULL,
    receipts REAL NOT NULL,
    dealer_deals INTEGER NOT NULL,
    dealer_points INTEGER NOT NULL,
    forehand_deals INTEGER NOT NULL,
    forehand_points INTEGER NOT NULL,
    middlehand_deals INTEGER NOT NULL,
    middlehand_points INTEGER NOT NULL,
    stangen_received INTEGER NOT NULL,
    stangen_given INTEGER NOT NULL,
    bowers_won INTEGER NOT NULL,
    bowers_lost INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE duel (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    opponent INTEGER NOT NULL REFERENCES person,
    units REAL NOT NULL,
    better INTEGER NOT NULL,
    PRIMARY KEY (game, seat, other)
) WITHOUT ROWID;
CREATE TABLE fact (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sitting_by_date ON sitting (begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_players ON sitting (players, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_rules ON sitting (preset, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_games ON sitting (games, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_units ON sitting (own, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_by_result ON sitting (result, begun, id) WHERE deleted IS NULL;
CREATE INDEX sitting_thrown_away ON sitting (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX sitting_for_practice ON sitting (practice) WHERE practice = 1;
CREATE INDEX game_of_sitting ON game (sitting, place);
CREATE INDEX game_by_stem ON game (stem);
CREATE INDEX shelf_by_game ON shelf (game);
CREATE INDEX chair_by_person ON chair (person, sitting);
CREATE INDEX score_by_person ON score (person, game);
CREATE INDEX duel_by_person ON duel (person, opponent, game, units, better)
"""
"""Tables of sessions, of the record of each game, and of derived rows.

``game.stem`` and ``game.key`` are content hashes (see ``game_summary``). ``deleted`` is the time in
seconds since 1970 at which a session was deleted. ``shelf`` holds the file names of a game in the
folder of past games. The columns of ``sitting`` from ``date`` on, and the tables ``chair``,
``score`` and ``duel`` are derived from the records and can be rebuilt at any time.
"""

_OTHER_GAMES = """
ALTER TABLE sitting ADD COLUMN game TEXT NOT NULL DEFAULT 'reunion';
ALTER TABLE sitting DROP COLUMN stangen;
CREATE TABLE figure (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
INSERT INTO figure VALUES
    (1, 'dealer_deals'),
    (2, 'dealer_points'),
    (3, 'forehand_deals'),
    (4, 'forehand_points'),
    (5, 'middlehand_deals'),
    (6, 'middlehand_points'),
    (7, 'stangen_received'),
    (8, 'stangen_given'),
    (9, 'bowers_won'),
    (10, 'bowers_lost');
CREATE TABLE stat (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    figure INTEGER NOT NULL REFERENCES figure,
    value INTEGER NOT NULL,
    PRIMARY KEY (game, seat, figure)
) WITHOUT ROWID;
CREATE TABLE partner (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    other INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    companion INTEGER NOT NULL REFERENCES person,
    units REAL NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (game, seat, other)
) WITHOUT ROWID;
ALTER TABLE score RENAME TO former;
INSERT INTO stat
SELECT game, seat, 1, dealer_deals FROM former WHERE dealer_deals <> 0
UNION ALL
SELECT game, seat, 2, dealer_points FROM former WHERE dealer_points <> 0
UNION ALL
SELECT game, seat, 3, forehand_deals FROM former WHERE forehand_deals <> 0
UNION ALL
SELECT game, seat, 4, forehand_points FROM former WHERE forehand_points <> 0
UNION ALL
SELECT game, seat, 5, middlehand_deals FROM former WHERE middlehand_deals <> 0
UNION ALL
SELECT game, seat, 6, middlehand_points FROM former WHERE middlehand_points <> 0
UNION ALL
SELECT game, seat, 7, stangen_received FROM former WHERE stangen_received <> 0
UNION ALL
SELECT game, seat, 8, stangen_given FROM former WHERE stangen_given <> 0
UNION ALL
SELECT game, seat, 9, bowers_won FROM former WHERE bowers_won <> 0
UNION ALL
SELECT game, seat, 10, bowers_lost FROM former WHERE bowers_lost <> 0;
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
) WITHOUT ROWID;
INSERT INTO score SELECT game, seat, person, points, tricks, won, units, receipts FROM former;
DROP TABLE former;
CREATE INDEX score_by_person ON score (person, game);
CREATE INDEX partner_by_person ON partner (person, companion, game, units, won);
CREATE INDEX sitting_by_game ON sitting (game, begun, id) WHERE deleted IS NULL
"""
"""Sessions of any game: the game's name, its own statistics by name, and partners.

``stat`` is derived from the records like ``score``, which holds the figures that all games share. A
figure of 0 has no row, and ``figure`` holds the names: sums over numeric ids take half the time.
``partner`` holds pairs on one side, as ``duel`` holds pairs on different sides.
"""

MIGRATIONS: tuple[str, ...] = (_FIRST, _OTHER_GAMES)
"""The migrations in order: SQL statements separated by semicolons."""
