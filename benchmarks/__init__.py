"""How fast the engines are: ``python3 dev.py bench``, docs/benchmarks.md."""
