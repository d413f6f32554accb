"""Decodes JSON and converts plain data to typed values. The only module that passes types to msgspec.

msgspec 0.22 publishes a Struct's field table before filling it in, and reading the annotations lets other threads run. A second thread that
decodes the same Struct at that moment dereferences a NULL pointer, and the process crashes. Therefore every type is prepared under one lock
before its first use, together with all types that it contains; later uses need no lock.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_lock = threading.Lock()
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


@overload
def decoder(type_: type[T]) -> msgspec.json.Decoder[T]: ...
@overload
def decoder(type_: Any) -> msgspec.json.Decoder[Any]: ...
def decoder(type_: Any) -> msgspec.json.Decoder[Any]:
    """Returns the cached decoder of a type."""
    found = _decoders.get(type_)
    if found is None:
        with _lock:
            found = _decoders.get(type_) or _decoders.setdefault(type_, msgspec.json.Decoder(type_))
    return found


@overload
def decode(data: bytes | str, type_: type[T]) -> T: ...
@overload
def decode(data: bytes | str, type_: Any) -> Any: ...
def decode(data: bytes | str, type_: Any) -> Any:
    """Decodes JSON as a value of a type."""
    return decoder(type_).decode(data)


@overload
def convert(data: object, type_: type[T], *, strict: bool = True) -> T: ...
@overload
def convert(data: object, type_: Any, *, strict: bool = True) -> Any: ...
def convert(data: object, type_: Any, *, strict: bool = True) -> Any:
    """Converts plain data to a value of a type; unless strict, strings are accepted as numbers."""
    decoder(type_)  # prepares the type
    return msgspec.convert(data, type_, strict=strict)
