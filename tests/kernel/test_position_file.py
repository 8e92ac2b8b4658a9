"""Position files: what a person gets wrong is named with its file and line."""

from pathlib import Path

import pytest

from stolik.kernel.position import MAX_BYTES, PositionFile, read_text
from stolik.kernel.refusal import BadInput
from tests.kernel.table import toy_position

TEXT = """game = "toy"
to_move = 2
quick = true
board = '''
. 1
2 1
'''

[[seat]]
hand = "1 2"
[[seat]]
hand = "8"
"""


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        toy_position(text)
    return caught.value


def test_values_are_read_by_kind() -> None:
    file = PositionFile(TEXT)
    assert file.get_str("game") == "toy"
    assert file.get_int("to_move") == 2
    assert file.get_bool("quick") is True
    assert [file.get_str("hand", table) for table in file.get_tables("seat")] == ["1 2", "8"]


def test_a_table_knows_the_lines_of_its_keys() -> None:
    file = PositionFile('a = 1\n\n[board]\nT = "1"\nC = """\n2\n3\n"""\n')
    board = file.get_table("board")
    assert (file.line("T", board), file.line("C", board), file.line("T")) == (4, 5, 1)
    assert (file.row_line("C", 1, board), file.table_line("board", 0)) == (7, 3)
    assert file.get_table("hands") == {}
    with pytest.raises(BadInput) as caught:
        file.get_table("a")
    assert (caught.value.where, caught.value.refusal.params["wanted"]) == ({"line": 1}, "[a]")


def test_a_table_in_a_table_knows_the_lines_of_its_keys() -> None:
    file = PositionFile("a = 1\n[cities.north]\nb = 2\n\n[cities.south]\nb = 3\nc = 4\n")
    cities = file.get_table("cities")
    assert (file.line("b", cities["north"]), file.line("b", cities["south"])) == (3, 6)
    assert (file.line("c", cities["north"]), file.line("north", cities)) == (2, 2)


def test_a_table_in_one_line_has_that_line_for_its_keys() -> None:
    file = PositionFile("\nshown = [{ a = 1 }, { a = 2 }]\n[cities]\nnorth = { b = 2 }\n")
    assert file.line("a", file.get_tables("shown")[1]) == 2
    assert file.line("b", file.get_table("cities")["north"]) == 4


def test_what_is_left_out_is_nothing() -> None:
    file = PositionFile("")
    assert file.get_str("x") is None
    assert file.get_int("x") is None
    assert file.get_bool("x") is False
    assert file.get_tables("x") == []


@pytest.mark.parametrize("line", ["to_move = [", "board = '''", "= 3", 'game "toy"', "\x00"])
def test_what_is_not_toml_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(BadInput) as caught:
        PositionFile(f'title = "x"\n{line}', "kitchen.toml")
    assert caught.value.file == "kitchen.toml"
    assert caught.value.refusal.reason == "toml"
    assert caught.value.where == {"line": 2}


@pytest.mark.parametrize("value", ["[" * 5000, "1" * 5000], ids=["too deep", "too long a number"])
def test_toml_that_python_cannot_hold_is_refused(value: str) -> None:
    with pytest.raises(BadInput):
        PositionFile(f"a = {value}")


@pytest.mark.parametrize(
    ("get", "value"),
    [
        ("get_str", "3"), ("get_str", "true"), ("get_str", '["a"]'), ("get_int", '"3"'),
        ("get_int", "true"), ("get_int", "3.0"), ("get_bool", "1"), ("get_bool", '"true"'),
        ("get_tables", "1"), ("get_tables", "[1, 2]"), ("get_tables", "{a = 1}"),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_named_with_its_line(get: str, value: str) -> None:
    file = PositionFile(f'title = "x"\n\nkey = {value}\n')
    with pytest.raises(BadInput) as caught:
        getattr(file, get)("key")
    assert caught.value.refusal.reason == "key-type"
    assert caught.value.refusal.params["key"] == "key"
    assert caught.value.where == {"line": 3}


def test_a_misspelt_key_is_named_with_its_line() -> None:
    error = refused(TEXT.replace("quick = true", 'bord = ""'))
    assert error.refusal.reason == "key"
    assert error.refusal.params["key"] == "bord"
    assert error.where == {"line": 3}


def test_keys_rows_and_tables_know_their_line() -> None:
    file = PositionFile(TEXT)
    first, second = file.get_tables("seat")
    assert file.line("board") == 4
    assert file.row_line("board", 1) == 6
    assert (file.line("hand", first), file.line("hand", second)) == (10, 12)
    assert (file.table_line("seat", 0), file.table_line("seat", 1)) == (9, 11)
    assert file.line("nowhere") == 1


def test_a_key_inside_a_long_text_is_no_key() -> None:
    file = PositionFile('note = """\nboard = 1\n"""\nboard = ". ."\n')
    assert file.line("board") == 4
    assert file.row_line("board", 3) == 4


def test_both_kinds_of_no_name_file_and_line() -> None:
    file = PositionFile(TEXT, "kitchen.toml")
    no = file.illegal("TF-001", "size", "board", players=1)
    assert (no.file, no.where, no.refusal.rule) == ("kitchen.toml", {"line": 4}, "TF-001")
    assert (no.refusal.kind, no.refusal.params) == ("illegal", {"players": 1})
    assert str(no).startswith("kitchen.toml: line 4: ")
    no = file.malformed("board-shape", "to_move")
    assert (no.where, no.refusal.kind, no.refusal.rule) == ({"line": 2}, "malformed", None)


# Files.


def test_a_file_is_read_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.encode())
    assert PositionFile.load(str(path)).data == PositionFile(TEXT).data


@pytest.mark.parametrize(
    ("content", "reason", "where"),
    [
        (None, "file-missing", {}),
        (b"#" * (MAX_BYTES + 1), "file-size", {}),
        (b"a = 1\nb = '\xb3'\n", "file-encoding", {"line": 2}),
    ],
    ids=["missing", "too large", "not UTF-8"],
)
def test_a_file_that_cannot_be_read_says_why(
    tmp_path: Path, content: bytes | None, reason: str, where: dict[str, int]
) -> None:
    path = tmp_path / "a.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadInput) as caught:
        read_text(str(path))
    assert caught.value.refusal.reason == reason
    assert caught.value.where == where
    assert caught.value.file == str(path)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        read_text(str(tmp_path))
    assert caught.value.refusal.reason == "file-folder"
