"""A folder in which a net learns."""

from __future__ import annotations

import json
from pathlib import Path

from research.train.plans import small

from konspira.bots.nets.file import read
from konspira.play import shelf
from konspira.research.train.run import Evaluation, Run


def test_it_keeps_the_net_and_what_it_was_measured_at_and_goes_on(tmp_path: Path) -> None:
    evaluation = Evaluation(("random",), games=4, every=0.02)
    Run(tmp_path, small(), evaluation).train(lambda progress, strengths: None)
    run = Run(tmp_path, small(minutes=0.1), evaluation)
    assert run.learner.seconds > 0
    told = []
    run.train(lambda progress, strengths: told.extend(strengths))
    assert told
    assert read(run.net.read_bytes(), shelf.box("gra"))[1].run["seconds"] > 3
    lines = [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text().splitlines()]
    assert {line["bot"] for line in lines} == {"random"}
    assert (tmp_path / "progress.svg").exists()
