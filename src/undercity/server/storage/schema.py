"""The tables of the database, by SQLAlchemy Core. Migrations in `migrations/versions` lead here."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False),  # of the first cookie, before 0.3; now "": see devices
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("webhook", Text),
    Column("created", BigInteger, nullable=False),
    Column("recovery_hash", Text),  # SHA-256 of the code with which she comes back without any device
    Column("settings", Text),  # JSON: how she likes the house
)

# A person's browsers and programs, each with a cookie of its own.
devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("token_hash", Text, nullable=False),  # SHA-256 of the secret in the cookie
    Column("name", Text, nullable=False),  # what it seems to be: "Firefox, Linux"
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("devices_by_person", "person"),
)

# Codes that bring a person to another device, once and soon.
tickets = Table(
    "tickets",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Public keys with which a person signs in, and what they are to sign: each is good once.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's, as base64url
    Column("person", Text, nullable=False),
    Column("host", Text, nullable=False),  # for which it was made: it is good nowhere else
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them: one that counts less is a copy
    Column("name", Text, nullable=False),  # the device on which it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_person", "person"),
)
challenges = Table(
    "challenges",
    metadata,
    Column("challenge_hash", Text, primary_key=True),
    Column("person", Text, nullable=False),  # who makes a passkey; "": somebody signs in
    Column("until", BigInteger, nullable=False),
)

# Where a device's browser takes messages for it; a device has one such place.
pushes = Table(
    "pushes",
    metadata,
    Column("device", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),  # the browser's public key
    Column("auth", Text, nullable=False),  # and what it shares with us
    Column("failures", Integer, nullable=False, default=0),  # one after the other
    Column("created", BigInteger, nullable=False),
    Index("pushes_by_person", "person"),
)

# What somebody is to be told when her quiet hours are over.
held = Table(
    "held",
    metadata,
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("inviter", Text),  # a name
    Column("due", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "table_id", "kind"),
)

# Keys of this server's own, by what they are for.
keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_order", BigInteger, nullable=False, unique=True),  # lists are in this order, newest first
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("listed", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", Text, nullable=False),  # a person
    Column("seed", Text, nullable=False),  # 32 hex digits, secret until the end
    Column("commitment", Text, nullable=False),
    Column("opening", Integer, nullable=False, default=0),  # bit mask of the first deciders
    Column("result", Text),  # JSON
    Column("rematch", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("revision", Integer, nullable=False, default=0),  # rises with every change outside the journal
    Column("limits", Text),  # JSON: of the clocks; see facts.Limits
    Column("hushed", Boolean, nullable=False, default=False, server_default=false()),  # only people at the table chat
    Column("rules", Text),  # of rulesets: those that the game is played by; none: from before 0.3
    Column("rated", Boolean, nullable=False, default=False, server_default=false()),  # or friendly
    Column("laid_aside", Boolean, nullable=False, default=False, server_default=false()),  # by who runs the server
    Column("pack", Text),  # JSON: the pack that changes its game, as packs.Named; none: the plain game
    Index("tables_by_host", "host"),
    Index("tables_by_state", "state", "listed", "created_order"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text),
    Column("name", Text),
    Column("level", Text),  # of a bot
    Column("token_hash", Text),  # SHA-256 of the seat's secret
    Column("abandons", Boolean, nullable=False, default=False),
    Column("seen", BigInteger),  # when the person was last connected
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("table_id", "person"),
    Index("seats_by_person", "person"),
)

invites = Table(
    "invites",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer),
    Column("used_by", Text),
    Column("created", BigInteger, nullable=False),
    Column("guest", Text),  # a person who needs no code: it is hers
    Column("inviter", Text),  # the person who invites her
    Index("invites_by_table", "table_id"),
    Index("invites_by_guest", "guest"),
)

# Who has sat where in a game that had begun: he may come back to this seat, and to no other.
sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# Whom the host has silenced, removed from a seat, or sent away, each with what comes before.
shut_out = Table(
    "shut_out",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("removed", Boolean, nullable=False),
    Column("away", Boolean, nullable=False, default=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "person"),
)

pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", BigInteger, nullable=False))

# The truth about a game: what was done, in order. The primary key lets only one process add the next row; the
# unique message lets a repeated message act once. What came of a row stands beside it, so that a later version of the
# program can tell whether it still comes to the same, and show it if not; rows from before 0.3 have none of it.
journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("message", Text, nullable=False),
    Column("action", Text, nullable=False),  # JSON: what was chosen, or that a choice was taken back
    Column("clock", Integer, nullable=False),  # afterwards, as a spectator may know it: for lists of tables
    Column("deciders", Integer, nullable=False),  # afterwards, as a bit mask
    Column("made", BigInteger, nullable=False),
    Column("rules", Text),  # of rulesets: those that it was made by
    Column("link", Text),  # of the chain over choices and positions, afterwards (Match.link)
    Column("told", Text),  # JSON: what each choice brought about; see rulesets.Told
    Column("points", Text),  # JSON: after each choice, as a spectator may know them
    Column("positions", LargeBinary),  # after each choice, one behind the other; see rulesets.pack
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "seat", "message"),
)

# Lessons that a person has solved.
solved = Table(
    "solved",
    metadata,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("lesson", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "lesson"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "person", "message"),
)

# What the numbers in positions and in what was told mean, by the digest of the rules and content that made them.
rulesets = Table(
    "rulesets",
    metadata,
    Column("rules", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Text, nullable=False),  # of the program
    Column("vocabulary", Text, nullable=False),  # JSON: see rulesets.Vocabulary
)

# What tables with a pack are played by, whatever becomes of its file: the pack and the content as it was merged.
packs = Table(
    "packs",
    metadata,
    Column("id", Text, primary_key=True),  # of the edition: ratland+winter-1a2b3c4d5e6f
    Column("kept", Text, nullable=False),  # JSON: see engine.packs.Kept
)

# The processes that serve this database now, each with the rules it plays by: versions keep out of each other's tables.
programs = Table(
    "programs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("rules", Text, nullable=False),  # digests with spaces between
    Column("seen", BigInteger, nullable=False),
)
