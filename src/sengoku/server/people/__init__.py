"""Who is asking: secrets, accounts, links, mail."""
