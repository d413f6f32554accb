"""`python -m metro2033` is the command line."""

from metro2033.cli.entry import main

if __name__ == "__main__":
    main()
