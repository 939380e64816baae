"""What is kept, and how: database, journal of inputs, rows as values."""
