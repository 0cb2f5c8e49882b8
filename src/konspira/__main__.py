"""`python -m konspira` is the command `konspira`."""

from konspira.cli import main

if __name__ == "__main__":
    main()
