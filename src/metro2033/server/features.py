"""The list of features. A new feature is a folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Engine

from metro2033.live.clock import Clock
from metro2033.server.accounts.feature import ACCOUNTS
from metro2033.server.archive.feature import ARCHIVE
from metro2033.server.cluster.feature import CLUSTER
from metro2033.server.companions.feature import COMPANIONS
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import Quota
from metro2033.server.daily.feature import DAILY
from metro2033.server.leagues.feature import LEAGUES
from metro2033.server.notes.feature import NOTES
from metro2033.server.notices.feature import NOTICES
from metro2033.server.operators.desk import Desk
from metro2033.server.operators.feature import OPERATORS
from metro2033.server.packs.feature import PACKS
from metro2033.server.people.feature import PEOPLE
from metro2033.server.personal_data import PersonalData
from metro2033.server.plan.feature import PLAN
from metro2033.server.play.feature import PLAY
from metro2033.server.practice.feature import PRACTICE
from metro2033.server.presets.feature import PRESETS
from metro2033.server.ratings.feature import RATINGS
from metro2033.server.rooms.feature import ROOMS
from metro2033.server.trainer.feature import TRAINER

# Order matters: services are built and started in this order and closed in reverse, each from those before it; routes are matched in
# this order, and personal data of one stage is deleted in it.
FEATURES = (
    OPERATORS,
    PEOPLE,
    ROOMS,
    RATINGS,
    PLAY,
    NOTICES,
    ARCHIVE,
    PRACTICE,
    PLAN,
    TRAINER,
    COMPANIONS,
    NOTES,
    PRESETS,
    PACKS,
    LEAGUES,
    DAILY,
    ACCOUNTS,
    CLUSTER,
)


def quotas_of(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas of all features under a configuration."""
    return {kind: quota for feature in FEATURES for kind, quota in feature.quotas(config).items()}


def personal_data(engine: Engine, clock: Clock) -> PersonalData:
    """Returns the personal data of all features in a database."""
    return PersonalData(engine, [holder for feature in FEATURES for holder in feature.holders(engine, clock)])


def open_desk(engine: Engine, clock: Clock) -> Desk:
    """Returns the operators' desk for a database."""
    return Desk(engine, clock, personal_data(engine, clock).forget)
