"""Single-file content packs: checking, comparing, counting, and converting their facts into a patch of the content."""
