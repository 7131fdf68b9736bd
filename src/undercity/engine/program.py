"""From rules to one program: every rule is translated once, and optimised once, together with all it calls.

Numba by itself optimises every function with a copy of everything below it, and makes machine code of each: a rule at
the bottom is compiled as often as there are rules above it. Within `parts()` a rule is only translated to LLVM's
language and kept. An entry point, which Python can call, gathers all the parts it reaches, makes them its own - so
that LLVM sees every caller of every rule, and drops what nobody asks for - and is then optimised and made into
machine code.

A part may be left out for another of the same type (`instead`): so one translation gives the rules that tell what
happens, and the silent ones for bulk play and search, where every number that was only gathered to be told falls away.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import cpu
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

# How programs are being made; whoever changes it holds Numba's lock until it is as before:
_instead: dict[str, tuple[Any, str]] = {}  # a part's symbol, and what stands in for it
_effort = [3]  # how hard LLVM tries


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, and of what it calls only the names."""

    _whole = False  # whether all it calls has been linked in
    _made = False  # whether there is machine code

    def _optimize_functions(self, module: Any) -> None:
        """The whole is optimised once, not its parts beforehand."""
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """A part is complete as it is translated."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """The address of machine code, made here and now; 0 for functions that Python does not call."""
        if not self._made:
            if name not in {function.name for function in self._final_module.functions}:
                return 0
            self._make()
        address: int = super().get_pointer_to_function(name)
        return address

    def _get_module_for_linking(self) -> Any:
        """For a library that is none of ours: the part with all that it calls."""
        if self._shared_module is None and not self._whole:
            self._gather()
        return super()._get_module_for_linking()

    def _make(self) -> None:
        """Optimise the whole and turn it into machine code."""
        own = {function.name for function in self._final_module.functions if not function.is_declaration}
        self._gather()
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.add_function_attribute("mustprogress")  # no rule runs for ever
                if function.name not in own:
                    function.linkage = "internal"
        manager, builder = self._codegen._module_pass_manager(opt=_effort[0])
        manager.run(self._final_module, builder)
        self._final_module.verify()
        self._finalize_final_module()

    def _finalize_final_module(self) -> None:
        self._made = True
        super()._finalize_final_module()

    def _gather(self) -> None:
        """Link every part below this one in, once."""
        self._whole = True
        for library in self._below():
            self._final_module.link_in(_linkable(library), preserve=True)

    def _below(self) -> list[Any]:
        found: dict[Any, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, Part) and not library._whole:
                    waiting += library._linking_libraries
        return list(found)


def _linkable(library: Any) -> Any:
    """The library's own code, as something that may meet a copy of itself; or what stands in for it."""
    if not isinstance(library, Part) or library._whole:
        return library._get_module_for_linking()
    module = library._final_module.clone()
    for function in list(module.functions):
        if not function.is_declaration and function.name in _instead:
            other, name = _instead[function.name]
            module = other._final_module.clone()
            stand_in = module.get_function(name)
            stand_in.name = function.name
            stand_in.linkage = "linkonce_odr"
            return module
    for function in module.functions:
        if not function.is_declaration and function.linkage.name == "external":
            function.linkage = "linkonce_odr"
    return module


def _executable(context: Any, library: Any, description: Any, environment: Any) -> Any:
    """As Numba's own, but a part needs no environment: no rule asks Python for anything."""
    from numba import _dynfunc

    address = library.get_pointer_to_function(description.llvm_cpython_wrapper_name)
    name = description.qualname.split(".")[-1]
    function = _dynfunc.make_function(description.lookup_module(), name, "", address, environment, (library,))
    if address:
        library.codegen.set_env(context.get_env_name(description), environment)
    return function


@contextmanager
def parts() -> Iterator[None]:
    """Within this context functions are compiled to parts, and entry points to whole programs."""
    codegen = cpu_target.target_context.codegen()
    with global_compiler_lock:
        before = cpu.CPUContext.get_executable, codegen._library_class
        cpu.CPUContext.get_executable, codegen._library_class = _executable, Part
        try:
            yield
        finally:
            cpu.CPUContext.get_executable, codegen._library_class = before


@contextmanager
def in_haste() -> Iterator[None]:
    """Within this context programs are made quickly: for what is called once a choice, not a million times a second."""
    with global_compiler_lock:
        _effort[0] = 1
        try:
            yield
        finally:
            _effort[0] = 3


@contextmanager
def instead(part: Any, other: Any) -> Iterator[None]:
    """Within this context programs are made with the other compiled rule (a dispatcher) in the place of the first."""
    with global_compiler_lock:
        if part.overloads:  # else all comes from the cache
            first, second = (next(iter(dispatcher.overloads.values())) for dispatcher in (part, other))
            _instead[first.fndesc.mangled_name] = second.library, second.fndesc.mangled_name
        try:
            yield
        finally:
            _instead.clear()
