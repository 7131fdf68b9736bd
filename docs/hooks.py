"""What the site shows beside docs/: bench/, and the effects for packs; and its scripts as files of their own."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from undercity.engine.packs.effects import page

OUR_GAMES = ["die_patin", "ratland", "ankh_morpork", "target_rats", "ratcatcher"]
BENCH = Path(__file__).parents[1] / "bench"
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages of bench/, and the designers' page of effects."""
    for measured in sorted(BENCH.glob("*.md")):
        files.append(File.generated(config, f"bench/{measured.name}", content=measured.read_text(encoding="utf-8")))
    files.append(File.generated(config, "reference/effects.md", content=page(OUR_GAMES)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """In the repository bench/ lies beside docs/, on the site within it."""
    return markdown.replace("](../bench/", "](bench/")


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Scripts within a page become files: the server's policy allows no others."""
    up = "../" * page.url.count("/")

    def apart(found: re.Match[str]) -> str:
        name = f"assets/inline-{hashlib.sha256(found[1].encode()).hexdigest()[:16]}.js"
        path = Path(config["site_dir"]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found[1], encoding="utf-8")
        return f'<script src="{up}{name}"></script>'

    return INLINE.sub(apart, output)
