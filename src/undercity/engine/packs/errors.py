from undercity.engine.errors import UndercityError


class BadPack(UndercityError):
    """A pack that cannot be played; the sentence names the key, the value and what is allowed."""
