# What a running server says about faults and limits.

server-control = Texts can’t contain control characters.
