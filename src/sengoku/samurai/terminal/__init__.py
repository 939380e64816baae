"""Small Samurai Empires in a terminal."""
