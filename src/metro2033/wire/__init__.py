"""The client-server protocol as types. docs/protocol.md explains it; JSON Schema and OpenAPI are generated from here.

Each module has the messages of one subject; every public name is importable from here. None imports an engine, a game or the server, so
a client stays small.
"""

from metro2033.kernel.outlook import Progress as Progress
from metro2033.wire.accounts import *
from metro2033.wire.advice import *
from metro2033.wire.archive import *
from metro2033.wire.clock import *
from metro2033.wire.commands import *
from metro2033.wire.companions import *
from metro2033.wire.daily import *
from metro2033.wire.due import *
from metro2033.wire.fields import *
from metro2033.wire.leagues import *
from metro2033.wire.mail import *
from metro2033.wire.messages import *
from metro2033.wire.moderation import *
from metro2033.wire.notes import *
from metro2033.wire.notices import *
from metro2033.wire.options import *
from metro2033.wire.packs import *
from metro2033.wire.passkeys import *
from metro2033.wire.plan import *
from metro2033.wire.practice import *
from metro2033.wire.presets import *
from metro2033.wire.profiles import *
from metro2033.wire.programs import *
from metro2033.wire.push import *
from metro2033.wire.puzzles import *
from metro2033.wire.replies import *
from metro2033.wire.requests import *
from metro2033.wire.review import *
from metro2033.wire.settings import *
from metro2033.wire.trainer import *
