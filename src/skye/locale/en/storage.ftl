# The database of the tables. $url never shows a password.
storage-url = This is not the address of a database. Use sqlite:///file.db (or sqlite:////full/path/file.db) or postgresql://name@host/database.
storage-unreachable = The database { $url } cannot be used: { $reason }.
storage-in-use = { $file } is already in use by another server process; only one server at a time can use this file. Several servers need PostgreSQL.
storage-newer = The database { $url } was written by a newer version of this program (its revision { $revision } is unknown here). Install the newer version.
storage-served = The database { $url } has to be upgraded for this version, but a server of an older version is using it. Stop the server first, or use the version that it runs.
storage-gone = This table no longer exists; it was deleted.
storage-stale = This table has changed in the meantime; nothing was saved.
storage-damaged = The database { $url } is damaged: { $problem }. Stop the server and restore a backup, or save what can be read: sqlite3 FILE ".recover" | sqlite3 NEW_FILE
storage-replaced = { $file } was deleted or replaced while it was in use, so nothing can be saved. Put the file back, or restart the server.
storage-missing = { $file } is missing, although it contained tables. Put it back or restore a backup; to start without any tables, delete { $file }.lock.
storage-older = { $file } is missing the last { $writes } saved changes: { $file }-wal was deleted, or an older copy was put in its place. Put the right files back; to continue with this one, delete { $file }.lock.
