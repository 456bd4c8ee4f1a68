# What the commands for studying the game share.
study-missing = This command needs the package “{ $package }”, which is not installed. In the folder of Skye, this installs everything for studying the game: pip install ".[study]"
study-unwritable = { $file }: { $problem }. Choose another folder with --out, one that you may write to and that has room.
