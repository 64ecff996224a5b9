"""External programs as child processes, ended together with all their descendants."""
