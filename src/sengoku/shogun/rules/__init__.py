"""The rules, one module per subject. Each opens with its rules and their IDs."""
