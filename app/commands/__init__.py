"""What `natpit` can be asked on the command line, a command a file."""
