"""What goes over the line, and how refusals are said."""
