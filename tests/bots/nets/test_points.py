"""What is compiled of nets is there once it was waited for."""

from __future__ import annotations

from konspira.bots.nets.points import net_points
from konspira.play import shelf


def test_the_patient_wait_for_machine_code() -> None:
    points = net_points(shelf.box("gra"))
    assert points.wake(patient=True)
    assert points.ready
    assert net_points(shelf.box("gra")) is points
