# What the commands for studying the game share.
study-missing = This command needs the package “{ $package }”, which is not installed. Install everything for studying the game with: pip install "skye[study]"
study-unwritable = { $file }: { $problem }. Choose another folder with --out, one that you may write to and that has room.
