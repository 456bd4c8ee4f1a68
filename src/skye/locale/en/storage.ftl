# The database of the tables. $url never shows a password.
storage-url = This is not the address of a database. Possible are sqlite:///file.db (or sqlite:////full/path/file.db) and postgresql://name@host/database.
storage-unreachable = The database { $url } cannot be used: { $reason }.
storage-in-use = { $file } is already served by another process; only one server at a time can use this file. Several servers need PostgreSQL.
storage-newer = The database { $url } was written by a newer version of this program (its revision { $revision } is not known here). Install the newer version.
storage-gone = This table is no longer there; it was deleted.
storage-stale = Something else was written at this table in the meantime; nothing of this was saved.
