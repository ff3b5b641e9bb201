"""What tests of screens share."""

import pytest

from tests.app.database import Databases, OwnServer
from tests.app.table import Table


@pytest.fixture(scope="session")
def database_server():
    """The address of a PostgreSQL server."""
    with OwnServer() as server:
        yield server.start()


@pytest.fixture(scope="session")
def databases(database_server):
    """Makes databases on it."""
    return Databases(database_server)


@pytest.fixture
async def table(tmp_path):
    there = Table(tmp_path / "natpit.db")
    yield there
    await there.close()
