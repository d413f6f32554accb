"""Content packs that are one file: checking, comparing, counting, and turning their facts into a patch of the content."""
