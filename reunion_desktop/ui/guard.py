"""Class decorator that keeps exceptions inside methods called by Qt.

On Python 3.11 the pinned Qt for Python ends the process if an exception such as a division by zero
leaves a method that Qt called while Python itself was calling Qt: an overridden ``event()`` is
enough, and so is a call of ``resize()`` or ``repaint()``. So each exception is reported here, like
any other uncaught one, and goes no further.
"""

from __future__ import annotations

import sys
import traceback
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar

Kind = TypeVar("Kind", bound=type)

_CALLED_BY_PYTHON_ALONE = {"setText", "setInformativeText"}
"""Methods with Qt names that Qt itself never calls; their exceptions reach the caller."""


def guarded(kind: Kind) -> Kind:
    """Guard all methods with which a class overrides those of Qt."""
    for name in overrides(kind):
        setattr(kind, name, _guarded(kind, vars(kind)[name]))
    return kind


def overrides(kind: type) -> tuple[str, ...]:
    """Names of the methods with which a class overrides those of Qt."""
    qt = [base for base in kind.__mro__ if base.__module__.startswith("PySide6.")]
    return tuple(
        name
        for name, method in vars(kind).items()
        if isinstance(method, FunctionType)
        and not name.startswith("__")
        and name not in _CALLED_BY_PYTHON_ALONE
        and any(hasattr(base, name) for base in qt)
    )


def _guarded(kind: type, method: FunctionType) -> Any:  # noqa: ANN401 - a method of any shape.
    @wraps(method)
    def call(self: object, *given: Any, **named: Any) -> Any:  # noqa: ANN401 - as above.
        try:
            return method(self, *given, **named)
        except Exception as fault:  # noqa: BLE001 - the purpose of the guard.
            sys.excepthook(type(fault), fault, fault.__traceback__)
            # A painter in a local variable must be destroyed before Qt continues.
            traceback.clear_frames(fault.__traceback__)
        if method.__annotations__.get("return") in ("None", None):
            return None
        try:
            return getattr(super(kind, self), method.__name__)(*given, **named)
        except Exception:  # noqa: BLE001 - Qt has no answer of its own, and takes None for one.
            return None

    return call
