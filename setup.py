"""The description for a package index: README.md without the picture and the links that lead into its own folder.

The project has no public address that they could point to. Everything else is said in pyproject.toml.
"""

import re
from pathlib import Path

from setuptools import setup

PICTURE = re.compile(r"^!\[[^\]]*\]\((?!https?:)[^)]*\)\n\n?", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:)[^)]*\)")

setup(
    long_description=LINK.sub(r"\1", PICTURE.sub("", Path("README.md").read_text(encoding="utf-8"))),
    long_description_content_type="text/markdown",
)
