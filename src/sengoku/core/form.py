"""Which form of the engines runs: compiled by mypyc, or pure Python."""

from typing import Final

from sengoku.core import flow

IS_COMPILED: Final = not flow.__file__.endswith(".py")
FORM: Final = "compiled" if IS_COMPILED else "pure Python"
