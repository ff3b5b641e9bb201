"""What tests of screens share."""

import pytest

from tests.app.table import Table


@pytest.fixture
async def table(tmp_path):
    there = Table(tmp_path / "natpit.db")
    yield there
    await there.close()
