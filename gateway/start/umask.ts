/* What this program writes, and what it starts does, is for its own account alone, whatever umask it was started with. */
process.umask(0o077)
