"""Runs the command line as `python -m metro2033`."""

from metro2033.cli.entry import main

if __name__ == "__main__":
    main()
