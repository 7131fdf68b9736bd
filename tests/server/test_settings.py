"""Settings by command line, environment and file; and that the page about systemd and a proxy says what works."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.harness import told
from undercity.engine.errors import BadOption

PAGE = (Path(__file__).parents[2] / "docs" / "systemd.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "undercity.toml"
    file.write_text('port = 1\nbot_pause = 2\nno_warm = true\nproxy = ["10.0.0.1"]\nhost = "127.0.0.1"\n')
    monkeypatch.setenv("UNDERCITY_SETTINGS", str(file))
    monkeypatch.setenv("UNDERCITY_PORT", "2")
    monkeypatch.setenv("UNDERCITY_PRIVATE_WEBHOOKS", "yes")
    settings = told("--host", "::1")
    assert (settings.host, settings.port, settings.bot_pause) == ("::1", 2, 2)
    assert (settings.warm, settings.private_webhooks, settings.proxies) == (False, True, ("10.0.0.1",))
    assert told("--port", "3").port == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [("port = 'x'", "port is written as 8000"), ("prot = 1", "there is no setting 'prot'"), ("port =", "are not TOML"),
     ("no_warm = 1", "no_warm is written as False"), ("port = true", "port is written as 8000")],
)  # fmt: skip
def test_a_file_that_is_wrong_is_refused_in_a_sentence(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(BadOption, match=said):
        told("--settings", str(tmp_path / "x.toml"))
    with pytest.raises(BadOption, match="cannot be read"):
        told("--settings", str(tmp_path / "none.toml"))


def test_an_environment_that_is_wrong_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCITY_PORT", "many")
    with pytest.raises(BadOption, match="UNDERCITY_PORT is written as 8000"):
        told()


def test_the_settings_of_the_page_are_read(tmp_path: Path) -> None:
    (tmp_path / "undercity.toml").write_text(block("toml"))
    settings = told("--settings", str(tmp_path / "undercity.toml"))
    assert (settings.public_address, settings.contact) == ("https://games.example.org", "mailto:ida@example.org")
    assert settings.data == Path("/var/lib/undercity")


def test_the_unit_of_the_page_is_one(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze")
    unit = tmp_path / "undercity.service"
    unit.write_text(block("ini").replace("/opt/undercity/bin/undercity", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_lines_for_nginx_are_accepted(tmp_path: Path) -> None:
    if shutil.which("nginx") is None or shutil.which("openssl") is None:
        pytest.skip("there is no nginx")
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-subj",
    ]
    subprocess.run([*command, "/CN=x", "-keyout", key, "-out", certificate], check=True, capture_output=True)
    lines = block("nginx").replace("/etc/letsencrypt/live/games.example.org", str(tmp_path))
    config = tmp_path / "nginx.conf"
    config.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{lines}}}\n")
    done = subprocess.run(
        ["nginx", "-t", "-c", config, "-e", tmp_path / "log"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
