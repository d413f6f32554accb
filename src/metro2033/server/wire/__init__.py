"""The protocol as types: what clients send and what they get. docs/protocol.md explains it; its JSON Schema is made from here."""

from metro2033.server.wire.advice import *
from metro2033.server.wire.archive import *
from metro2033.server.wire.clock import *
from metro2033.server.wire.commands import *
from metro2033.server.wire.due import *
from metro2033.server.wire.fields import *
from metro2033.server.wire.messages import *
from metro2033.server.wire.notices import *
from metro2033.server.wire.replies import *
from metro2033.server.wire.requests import *
from metro2033.server.wire.settings import *
