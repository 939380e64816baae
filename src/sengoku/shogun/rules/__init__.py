"""The rules, one module a subject. Each opens with its rules and their IDs."""
