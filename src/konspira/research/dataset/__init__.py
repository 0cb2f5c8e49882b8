"""Datasets: decisions of bots, of random play or of people, as Parquet that anybody can read, and NumPy batches of it.

    from konspira.research.dataset import load

    for batch in load("folder").batches(4096, seed=1):
        learn(batch.observation, batch.mask, batch.action, batch.payoff)

`konspira dataset` makes one. Needs the extra `research` (pyarrow).
"""

from konspira.research.dataset.folder import OtherDataset
from konspira.research.dataset.loader import Batch, Dataset, load
from konspira.research.dataset.schema import About

__all__ = ["About", "Batch", "Dataset", "OtherDataset", "load"]
