"""The shape of a database, and the steps that led to it.

A database remembers how many steps it has taken. One that has been released is never edited: what must change becomes a
new step at the end.
"""

from __future__ import annotations

import sqlite3

STEPS = (
    """
    CREATE TABLE secret (name TEXT PRIMARY KEY, value BLOB NOT NULL);

    CREATE TABLE guest (id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL);

    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, public INTEGER NOT NULL, patience INTEGER,
        host TEXT NOT NULL, made INTEGER NOT NULL, touched INTEGER NOT NULL, command TEXT, UNIQUE (host, command)
    );
    CREATE INDEX tables_touched ON tables (public, touched);

    CREATE TABLE chair (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, who TEXT NOT NULL,
        guest TEXT, bot TEXT, invite TEXT NOT NULL, away INTEGER NOT NULL DEFAULT 0, PRIMARY KEY ("table", seat)
    ) WITHOUT ROWID;
    CREATE INDEX chair_guest ON chair (guest) WHERE guest IS NOT NULL;

    -- The key deals the cards. It leaves this column only as the last line of a match that is over.
    CREATE TABLE match (
        id TEXT PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        key BLOB NOT NULL, began INTEGER NOT NULL, ended INTEGER, UNIQUE ("table", number)
    );

    CREATE TABLE line (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, number INTEGER NOT NULL, text TEXT NOT NULL,
        command TEXT, PRIMARY KEY (match, number)
    ) WITHOUT ROWID;

    -- A line that could not be stored must not be followed by the next one.
    CREATE TRIGGER line_follows BEFORE INSERT ON line
    WHEN NEW.number > 0 AND NOT EXISTS (SELECT 1 FROM line WHERE match = NEW.match AND number = NEW.number - 1)
    BEGIN SELECT RAISE(ABORT, 'the line before is missing'); END;

    CREATE TABLE chat (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, at INTEGER NOT NULL,
        seat INTEGER NOT NULL, name TEXT NOT NULL, phrase TEXT, text TEXT, PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;

    -- Commands that were done, other than actions (whose ids stand in their lines).
    CREATE TABLE command (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, id TEXT NOT NULL,
        PRIMARY KEY ("table", guest, id)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
    ALTER TABLE tables ADD COLUMN coach INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;

    -- Until when a seat may act, at a table with a clock.
    CREATE TABLE clock (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, ends INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE chair ADD COLUMN called TEXT;
    """,
    """
    -- Where a browser of a guest can be called, and the keys that only it can open.
    CREATE TABLE push (
        guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, endpoint TEXT NOT NULL, public BLOB NOT NULL,
        auth BLOB NOT NULL, language TEXT NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (guest, endpoint)
    ) WITHOUT ROWID;
    """,
    """
    -- Milliseconds that a server has been running on this database, by a clock that nobody can set: how long a table
    -- or a guest has been idle is counted by it, never by the date.
    CREATE TABLE served (ms INTEGER NOT NULL);
    INSERT INTO served VALUES (0);
    ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE guest ADD COLUMN used INTEGER NOT NULL DEFAULT 0;

    -- Written to, to see whether anything can be.
    CREATE TABLE probe (id INTEGER PRIMARY KEY, filler BLOB NOT NULL);

    -- Who would play again after a match.
    CREATE TABLE again (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    """,
    """
    -- Who is kept from a table, or from talking there: a guest, or a digest of an address.
    CREATE TABLE bar (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, who TEXT NOT NULL, kind TEXT NOT NULL, until INTEGER,
        PRIMARY KEY ("table", who, kind)
    ) WITHOUT ROWID;
    """,
    """
    -- Rounds of seeds before a match that has not begun: lists that were closed, and who did not open.
    CREATE TABLE round (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, match INTEGER NOT NULL, number INTEGER NOT NULL,
        text TEXT NOT NULL, PRIMARY KEY ("table", match, number)
    ) WITHOUT ROWID;
    """,
    """
    -- One ordered log a table: whatever changes it is an entry, and the entry of a number is written once. A journal is
    -- the entries of a match that are lines (from `first` on); what others change stands in the tables beside.
    CREATE TABLE entry (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, n INTEGER NOT NULL, kind TEXT NOT NULL,
        match INTEGER, line INTEGER, who TEXT, command TEXT, text TEXT NOT NULL, PRIMARY KEY ("table", n)
    ) WITHOUT ROWID;
    INSERT INTO entry
    SELECT "table", row_number() OVER (PARTITION BY "table" ORDER BY match, line) - 1, kind, match, line, who, command,
           text
    FROM (
        SELECT "table", 'done' AS kind, NULL AS match, NULL AS line, guest AS who, id AS command, '' AS text
        FROM command
        UNION ALL
        SELECT "table", 'line', match.number, line.number,
               CASE WHEN command IS NOT NULL THEN 'seat ' || json_extract(text, '$.seat') END, command, text
        FROM line JOIN match ON match.id = line.match
    );
    ALTER TABLE match ADD COLUMN first INTEGER NOT NULL DEFAULT 0;
    UPDATE match SET first = coalesce((
        SELECT n FROM entry WHERE entry."table" = match."table" AND entry.match = match.number AND entry.line = 0
    ), 0);
    UPDATE entry SET command = NULL WHERE command IS NOT NULL AND EXISTS (
        SELECT 1 FROM entry AS before WHERE before."table" = entry."table" AND before.n < entry.n
        AND before.who = entry.who AND before.command = entry.command
    ); -- the first of them made it known
    DROP TRIGGER line_follows;
    DROP TABLE line;
    DROP TABLE command;
    CREATE UNIQUE INDEX entry_command ON entry ("table", who, command) WHERE command IS NOT NULL;

    -- An entry that could not be stored must not be followed by the next one.
    CREATE TRIGGER entry_follows BEFORE INSERT ON entry
    WHEN NEW.n > 0 AND NOT EXISTS (SELECT 1 FROM entry WHERE "table" = NEW."table" AND n = NEW.n - 1)
    BEGIN SELECT RAISE(ABORT, 'the entry before is missing'); END;
    """,
    """
    ALTER TABLE guest ADD COLUMN face TEXT;
    ALTER TABLE chair ADD COLUMN face TEXT;  -- where it is not the guest's own, as the name in `called`
    ALTER TABLE chair ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN closed TEXT;  -- how it was ended that the rules had not ended

    -- Who sat where in a match: afterwards a chair may be somebody else's.
    CREATE TABLE seat (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, who TEXT NOT NULL, guest TEXT,
        bot TEXT, name TEXT, face TEXT, resigned INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seat_guest ON seat (guest) WHERE guest IS NOT NULL;

    -- Tables that a guest does not want in his list.
    CREATE TABLE hidden (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, PRIMARY KEY ("table", guest)
    ) WITHOUT ROWID;
    """,
    """
    -- Calls that are to be sent outside: written with the step that causes them, forgotten when they are sent.
    CREATE TABLE outbox (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, due INTEGER NOT NULL,
        PRIMARY KEY ("table", guest)
    ) WITHOUT ROWID;
    """,
    """
    -- The digest of the code by which a guest who has lost his device is himself again.
    ALTER TABLE guest ADD COLUMN recovery TEXT;
    CREATE UNIQUE INDEX guest_recovery ON guest (recovery) WHERE recovery IS NOT NULL;
    """,
    """
    -- Every browser or program that is signed in as a guest: its cookie names it, and holds as long as its row is
    -- here. The one without a name stands for all cookies of earlier versions.
    CREATE TABLE login (
        guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, id TEXT NOT NULL, name TEXT NOT NULL,
        agent TEXT NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL, key TEXT, PRIMARY KEY (guest, id)
    ) WITHOUT ROWID;
    INSERT INTO login (guest, id, name, agent, made, seen) SELECT id, '', '', '', made, seen FROM guest;

    -- The keys by which browsers have signed that are signed out.
    CREATE TABLE lost_key (
        guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, key TEXT NOT NULL, made INTEGER NOT NULL,
        PRIMARY KEY (guest, key)
    ) WITHOUT ROWID;

    CREATE TABLE passkey (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, site TEXT NOT NULL,
        public BLOB NOT NULL, counter INTEGER NOT NULL, name TEXT NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkey_guest ON passkey (guest);

    -- What was good once, and is used up: forgotten when its time is over.
    CREATE TABLE spent (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;

    -- Who was reported at a table, to its host or (about the host) to whoever runs the server.
    CREATE TABLE report (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, about TEXT NOT NULL,
        name TEXT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL, at INTEGER NOT NULL,
        operator INTEGER NOT NULL, PRIMARY KEY ("table", guest)
    ) WITHOUT ROWID;

    -- What a guest has done at tables, but for actions: his own lines of chats are found by it.
    CREATE INDEX entry_who ON entry (who) WHERE coalesce(line, 0) = 0;
    """,
    """
    -- Where guests are called by e-mail, and letters to them: of every table the last turn that one was about.
    CREATE TABLE mailbox (
        guest TEXT PRIMARY KEY REFERENCES guest ON DELETE CASCADE, address TEXT NOT NULL, language TEXT NOT NULL,
        confirmed INTEGER NOT NULL, made INTEGER NOT NULL, day INTEGER NOT NULL DEFAULT 0,
        sent INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE TABLE letter (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, turn TEXT NOT NULL,
        due INTEGER, tries INTEGER NOT NULL DEFAULT 0, PRIMARY KEY ("table", guest)
    ) WITHOUT ROWID;
    CREATE INDEX letter_due ON letter (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_clock ON tables (clock);
    """,
    """
    -- How guests answered the puzzle of a day, by the number of an action or a seat; old days are forgotten.
    CREATE TABLE puzzle_answer (
        day TEXT NOT NULL, guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, choice INTEGER NOT NULL,
        PRIMARY KEY (day, guest)
    ) WITHOUT ROWID;
    """,
    """
    -- May matches of a table count for ratings, and how many moves later may others look on? NULL: not at all.
    ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN watch INTEGER DEFAULT 0;
    ALTER TABLE match ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;  -- 1: to be rated when it is over, 2: looked at
    CREATE INDEX match_to_rate ON match (ended, id) WHERE rated = 1 AND ended IS NOT NULL;

    -- One ordered log of rated matches a game: the one of a number is written once, each from what the one before left.
    -- It outlives the tables, so that ratings can always be reckoned up again.
    CREATE TABLE rated (
        game TEXT NOT NULL, n INTEGER NOT NULL, match TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, PRIMARY KEY (game, n)
    ) WITHOUT ROWID;
    CREATE TABLE rated_seat (
        game TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, guest TEXT, bot TEXT, place INTEGER NOT NULL,
        mu_before REAL NOT NULL, sigma_before REAL NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
        PRIMARY KEY (game, n, seat)
    ) WITHOUT ROWID;
    CREATE TABLE rating (
        game TEXT NOT NULL, guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, mu REAL NOT NULL,
        sigma REAL NOT NULL, matches INTEGER NOT NULL, PRIMARY KEY (game, guest)
    ) WITHOUT ROWID;
    CREATE INDEX rating_guest ON rating (guest);
    """,
    """
    -- Tournaments: an ordered list of changes each, who plays along, and which tables belong to one.
    CREATE TABLE tournament (
        id TEXT PRIMARY KEY, host TEXT NOT NULL, made INTEGER NOT NULL, finished INTEGER NOT NULL DEFAULT 0,
        used INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE INDEX tournament_host ON tournament (host);
    CREATE TABLE tournament_change (
        tournament TEXT NOT NULL REFERENCES tournament ON DELETE CASCADE, n INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (tournament, n)
    ) WITHOUT ROWID;
    CREATE TABLE tournament_guest (
        tournament TEXT NOT NULL REFERENCES tournament ON DELETE CASCADE, guest TEXT NOT NULL,
        PRIMARY KEY (tournament, guest)
    ) WITHOUT ROWID;
    CREATE INDEX tournament_of_guest ON tournament_guest (guest);
    CREATE TABLE tournament_table (
        "table" TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, tournament TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
)


class TooNew(sqlite3.DatabaseError):
    """The database was written by a later version."""

    def __init__(self, taken: int, known: int) -> None:
        super().__init__(f"the database has taken {taken} steps, this version of Konspira knows {known}")
        self.taken, self.known = taken, known


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database up to date, each step whole or not at all."""
    (taken,) = connection.execute("PRAGMA user_version").fetchone()
    if taken > len(STEPS):
        raise TooNew(taken, len(STEPS))
    for number, step in enumerate(STEPS[taken:], taken + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")


# -- PostgreSQL -------------------------------------------------------------------------------------

# The same tables with the same columns in the same order, so that the same statements fit; a truth is a number.
POSTGRES_STEPS = (
    """
    CREATE TABLE secret_digest (digest BYTEA NOT NULL);

    CREATE TABLE guest (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL,
        used BIGINT NOT NULL DEFAULT 0
    );

    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, public INTEGER NOT NULL, patience BIGINT,
        host TEXT NOT NULL, made BIGINT NOT NULL, touched BIGINT NOT NULL, command TEXT,
        clock TEXT NOT NULL DEFAULT 'none', coach INTEGER NOT NULL DEFAULT 1, lesson INTEGER NOT NULL DEFAULT 0,
        used BIGINT NOT NULL DEFAULT 0, UNIQUE (host, command)
    );
    CREATE INDEX tables_touched ON tables (public, touched);

    CREATE TABLE chair (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, who TEXT NOT NULL,
        guest TEXT, bot TEXT, invite TEXT NOT NULL, away INTEGER NOT NULL DEFAULT 0, called TEXT,
        PRIMARY KEY ("table", seat)
    );
    CREATE INDEX chair_guest ON chair (guest) WHERE guest IS NOT NULL;

    -- The key deals the cards. It leaves this column only as the last line of a match that is over.
    CREATE TABLE match (
        id TEXT PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        key BYTEA NOT NULL, began BIGINT NOT NULL, ended BIGINT, first BIGINT NOT NULL DEFAULT 0,
        UNIQUE ("table", number)
    );

    -- One ordered log a table: whatever changes it is an entry, and the entry of a number is written once.
    CREATE TABLE entry (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, n BIGINT NOT NULL, kind TEXT NOT NULL,
        match INTEGER, line INTEGER, who TEXT, command TEXT, text TEXT NOT NULL, PRIMARY KEY ("table", n)
    );
    CREATE UNIQUE INDEX entry_command ON entry ("table", who, command) WHERE command IS NOT NULL;

    CREATE TABLE chat (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, at BIGINT NOT NULL,
        seat INTEGER NOT NULL, name TEXT NOT NULL, phrase TEXT, text TEXT, PRIMARY KEY ("table", number)
    );
    CREATE TABLE clock (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, ends BIGINT NOT NULL,
        PRIMARY KEY (match, seat)
    );
    CREATE TABLE push (
        guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, endpoint TEXT NOT NULL, public BYTEA NOT NULL,
        auth BYTEA NOT NULL, language TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (guest, endpoint)
    );
    CREATE TABLE served (ms BIGINT NOT NULL);
    INSERT INTO served VALUES (0);
    CREATE TABLE probe (id INTEGER PRIMARY KEY, at TIMESTAMPTZ NOT NULL);
    CREATE TABLE again (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, PRIMARY KEY (match, seat)
    );
    CREATE TABLE bar (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, who TEXT NOT NULL, kind TEXT NOT NULL, until BIGINT,
        PRIMARY KEY ("table", who, kind)
    );
    CREATE TABLE round (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, match INTEGER NOT NULL, number INTEGER NOT NULL,
        text TEXT NOT NULL, PRIMARY KEY ("table", match, number)
    );
    """,
    """
    -- Nodes on this database, by its own time; who is at a table at which of them; and who takes care of which part.
    CREATE TABLE node (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);
    CREATE TABLE presence (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, node TEXT NOT NULL REFERENCES node ON DELETE CASCADE,
        text TEXT NOT NULL, PRIMARY KEY ("table", node)
    );
    CREATE INDEX presence_node ON presence (node);
    CREATE TABLE lease (part INTEGER PRIMARY KEY, node TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
    INSERT INTO lease SELECT part, '', '-infinity' FROM generate_series(0, 255) AS part;

    -- What is to be sent outside, once: written with what causes it, taken by whoever sends it.
    CREATE TABLE outbox (
        guest TEXT NOT NULL, "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, n BIGINT NOT NULL,
        game TEXT NOT NULL, due TIMESTAMPTZ NOT NULL, node TEXT, until TIMESTAMPTZ, PRIMARY KEY ("table", guest, n)
    );
    """,
    """
    ALTER TABLE guest ADD COLUMN face TEXT;
    ALTER TABLE chair ADD COLUMN face TEXT;
    ALTER TABLE chair ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN closed TEXT;
    CREATE TABLE seat (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, who TEXT NOT NULL, guest TEXT,
        bot TEXT, name TEXT, face TEXT, resigned INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, seat)
    );
    CREATE INDEX seat_guest ON seat (guest) WHERE guest IS NOT NULL;
    CREATE TABLE hidden (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, PRIMARY KEY ("table", guest)
    );
    """,
    """
    DROP TABLE outbox;
    CREATE TABLE outbox (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, due BIGINT NOT NULL,
        PRIMARY KEY ("table", guest)
    );
    """,
    """
    -- The digest of the code by which a guest who has lost his device is himself again.
    ALTER TABLE guest ADD COLUMN recovery TEXT;
    CREATE UNIQUE INDEX guest_recovery ON guest (recovery) WHERE recovery IS NOT NULL;
    """,
    """
    -- Every browser or program that is signed in as a guest: its cookie names it, and holds as long as its row is
    -- here. The one without a name stands for all cookies of earlier versions.
    CREATE TABLE login (
        guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, id TEXT NOT NULL, name TEXT NOT NULL,
        agent TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL, key TEXT, PRIMARY KEY (guest, id)
    );
    INSERT INTO login (guest, id, name, agent, made, seen) SELECT id, '', '', '', made, seen FROM guest;

    -- The keys by which browsers have signed that are signed out.
    CREATE TABLE lost_key (
        guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, key TEXT NOT NULL, made BIGINT NOT NULL,
        PRIMARY KEY (guest, key)
    );

    CREATE TABLE passkey (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, site TEXT NOT NULL,
        public BYTEA NOT NULL, counter BIGINT NOT NULL, name TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL
    );
    CREATE INDEX passkey_guest ON passkey (guest);

    -- What was good once, and is used up: forgotten when its time is over.
    CREATE TABLE spent (id TEXT PRIMARY KEY, until BIGINT NOT NULL);

    -- Who was reported at a table, to its host or (about the host) to whoever runs the server.
    CREATE TABLE report (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, about TEXT NOT NULL,
        name TEXT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL, at BIGINT NOT NULL,
        operator INTEGER NOT NULL, PRIMARY KEY ("table", guest)
    );

    -- What a guest has done at tables, but for actions: his own lines of chats are found by it.
    CREATE INDEX entry_who ON entry (who) WHERE coalesce(line, 0) = 0;

    -- Guests of whom a login was taken away a moment ago: nodes look at their sockets.
    CREATE TABLE signed_out (guest TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL);
    """,
    """
    CREATE TABLE mailbox (
        guest TEXT PRIMARY KEY REFERENCES guest ON DELETE CASCADE, address TEXT NOT NULL, language TEXT NOT NULL,
        confirmed INTEGER NOT NULL, made BIGINT NOT NULL, day INTEGER NOT NULL DEFAULT 0,
        sent INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE letter (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, turn TEXT NOT NULL,
        due BIGINT, tries INTEGER NOT NULL DEFAULT 0, PRIMARY KEY ("table", guest)
    );
    CREATE INDEX letter_due ON letter (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_clock ON tables (clock);
    """,
    """
    CREATE TABLE puzzle_answer (
        day TEXT NOT NULL, guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, choice INTEGER NOT NULL,
        PRIMARY KEY (day, guest)
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN watch INTEGER DEFAULT 0;
    ALTER TABLE match ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX match_to_rate ON match (ended, id) WHERE rated = 1 AND ended IS NOT NULL;
    CREATE TABLE rated (
        game TEXT NOT NULL, n BIGINT NOT NULL, match TEXT NOT NULL UNIQUE, at BIGINT NOT NULL, PRIMARY KEY (game, n)
    );
    CREATE TABLE rated_seat (
        game TEXT NOT NULL, n BIGINT NOT NULL, seat INTEGER NOT NULL, guest TEXT, bot TEXT, place INTEGER NOT NULL,
        mu_before DOUBLE PRECISION NOT NULL, sigma_before DOUBLE PRECISION NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, PRIMARY KEY (game, n, seat)
    );
    CREATE TABLE rating (
        game TEXT NOT NULL, guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, matches BIGINT NOT NULL, PRIMARY KEY (game, guest)
    );
    CREATE INDEX rating_guest ON rating (guest);
    """,
    """
    CREATE TABLE tournament (
        id TEXT PRIMARY KEY, host TEXT NOT NULL, made BIGINT NOT NULL, finished INTEGER NOT NULL DEFAULT 0,
        used BIGINT NOT NULL DEFAULT 0
    );
    CREATE INDEX tournament_host ON tournament (host);
    CREATE TABLE tournament_change (
        tournament TEXT NOT NULL REFERENCES tournament ON DELETE CASCADE, n INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (tournament, n)
    );
    CREATE TABLE tournament_guest (
        tournament TEXT NOT NULL REFERENCES tournament ON DELETE CASCADE, guest TEXT NOT NULL,
        PRIMARY KEY (tournament, guest)
    );
    CREATE INDEX tournament_of_guest ON tournament_guest (guest);
    CREATE TABLE tournament_table (
        "table" TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, tournament TEXT NOT NULL
    );
    """,
    """
    -- A line of a journal has its number for itself, whoever wrote it on top of what. Where two have one, the first was
    -- told to everybody.
    UPDATE entry SET kind = 'undone' FROM (
        SELECT "table", n, row_number() OVER (PARTITION BY "table", match, line ORDER BY n) AS place
        FROM entry WHERE kind = 'line'
    ) AS counted WHERE entry."table" = counted."table" AND entry.n = counted.n AND place > 1;
    CREATE UNIQUE INDEX entry_line ON entry ("table", match, line) WHERE kind = 'line';
    """,
)
