"""Players of Small Samurai Empires: rules of thumb, and a search that uses them."""
