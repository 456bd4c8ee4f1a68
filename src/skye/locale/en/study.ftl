# What the commands for studying the game share.
study-missing = This command needs the package “{ $package }”, which is not installed. To install everything for studying the game, run this in the folder of Skye: pip install ".[study]"
study-unwritable = { $file }: { $problem }. Choose another folder with --out, one that you can write to and that has free space.
