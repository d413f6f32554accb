"""The client-server protocol as types. docs/protocol.md explains it; JSON Schema and OpenAPI are generated from here.

Each module has the messages of one subject; every public name is importable from here. None imports an engine, a game or the server, so
a client stays small.
"""

from metro2033.kernel.outlook import Progress as Progress
from metro2033.protocol.accounts import *
from metro2033.protocol.advice import *
from metro2033.protocol.archive import *
from metro2033.protocol.clock import *
from metro2033.protocol.commands import *
from metro2033.protocol.due import *
from metro2033.protocol.fields import *
from metro2033.protocol.leagues import *
from metro2033.protocol.mail import *
from metro2033.protocol.messages import *
from metro2033.protocol.moderation import *
from metro2033.protocol.notices import *
from metro2033.protocol.options import *
from metro2033.protocol.packs import *
from metro2033.protocol.passkeys import *
from metro2033.protocol.practice import *
from metro2033.protocol.profiles import *
from metro2033.protocol.programs import *
from metro2033.protocol.push import *
from metro2033.protocol.puzzles import *
from metro2033.protocol.replies import *
from metro2033.protocol.requests import *
from metro2033.protocol.review import *
from metro2033.protocol.settings import *
