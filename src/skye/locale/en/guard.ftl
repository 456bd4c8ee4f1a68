# Names of players, and addresses that a server answers to.
name-empty = A name needs at least one letter or digit.
name-long = This name is too long. It can have at most { $most } characters.
name-letter = A name cannot contain “{ $found }”. Use letters, digits, spaces and these characters: { $known }
name-marks = Accents belong to a letter, and a letter can have at most { $most } of them.
name-punctuation = A name cannot consist of punctuation only; it needs a letter or a digit.

guard-host = “{ $found }” is not a host. Write a name or an address, with or without a port: skye.example.org, 192.0.2.7:8000 or [::1]:8000.
guard-origin = “{ $found }” is not an origin. Write it as a browser sends it, without a path: https://skye.example.org or http://192.0.2.7:8000.
