"""The terminal table: the five games in text, by keys, mouse or plain lines (docs/terminal.md)."""
