"""Of the made-up expansion."""
