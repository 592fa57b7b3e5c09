"""What the house rules need to know of a Swift file: the types it declares, the types it names and
how long its functions are. No compiler is asked, so that the check takes a second: names are looked
up the way Swift does it, from the innermost type outwards."""
import re
from dataclasses import dataclass, field

from swift_text import code

TOKEN = re.compile(r"`\w+`|\w+|->|\S")
TYPES = {"struct", "class", "enum", "actor", "protocol", "extension"}
NAMES = {"typealias", "associatedtype"}
FUNCTIONS = {"func", "init", "subscript", "deinit", "var"}


@dataclass
class Scope:
    """What stands between two braces: a type (with its full name), a function, or neither."""
    type: str = ""
    function: str = ""
    line: int = 0
    brackets: int = 0
    parameters: int = 0
    listed: bool = False  # whether the list of parameters has ended
    generics: set = field(default_factory=set)


@dataclass
class SwiftSource:
    text: str
    types: set = field(default_factory=set)
    mentions: list = field(default_factory=list)  # (names between dots, types around, generics)
    functions: list = field(default_factory=list)  # (name, line, lines, parameters)

    def __post_init__(self):
        lines = code(self.text)[0].split("\n")
        self.tokens = [(t, n) for n, line in enumerate(lines, 1) for t in TOKEN.findall(line)]
        self.scopes, self.announced, self.brackets = [], Scope(brackets=-1), 0
        for index, (token, line) in enumerate(self.tokens):
            self.read(index, token, line)

    def word(self, index):
        return self.tokens[index][0] if 0 <= index < len(self.tokens) else ""

    def read(self, index, token, line):
        following, member = self.word(index + 1), self.word(index - 1) == "."
        if token in TYPES | NAMES and not member and following[:1].isupper():
            self.declare(index, token)
        elif token in FUNCTIONS and not member and not (self.inner and token == "var"):
            name = following if token in ("func", "var") else token
            generics = self.generics(index + (token == "func"))
            self.announced = Scope("", name, line, self.brackets, generics=generics)
        elif token in "([":
            self.brackets += 1
        elif token in ")]":
            self.brackets -= 1
            self.announced.listed |= self.brackets == self.announced.brackets
        elif token == ":" and self.in_parameters:
            self.announced.parameters += 1
        elif token == "{":
            fits = self.announced.brackets == self.brackets
            self.scopes.append(self.announced if fits else Scope())
            self.announced = Scope(brackets=-1) if fits else self.announced
        elif token == "}" and self.scopes:
            self.close(self.scopes.pop(), line)
        elif token[:1].isupper() and not member:
            around = [s.type for s in [*self.scopes, self.announced] if s.type]
            hidden = set().union(self.announced.generics, *(s.generics for s in self.scopes))
            self.mentions.append((self.dotted(index), around, hidden))

    @property
    def inner(self):
        """Whether this is the inside of a function, where a variable has no body to measure."""
        return bool(self.scopes) and not self.scopes[-1].type

    def declare(self, index, kind):
        names = self.dotted(index + 1)
        outer = next((s.type + "." for s in reversed(self.scopes) if s.type), "")
        name = outer + ".".join(names)
        if kind != "extension":
            self.types.add(name)
            self.types |= {f"{name}.{generic}" for generic in self.generics(index + 1)}
        if kind in TYPES:
            self.announced = Scope(name, brackets=self.brackets)

    def dotted(self, index):
        names = [self.word(index)]
        while self.word(index + 1) == "." and self.word(index + 2)[:1].isupper():
            index += 2
            names.append(self.word(index))
        return names

    def generics(self, index):
        """The generic parameters that are listed after the name at `index`."""
        found, depth = set(), 0
        for position in range(index + 1, len(self.tokens)):
            token = self.word(position)
            depth += (token == "<") - (token == ">")
            if depth == 0:
                break
            if depth == 1 and self.word(position - 1) in ("<", ","):
                found.add(token)
        return found

    @property
    def in_parameters(self):
        """Whether a colon here is a parameter's: in the first brackets after a function's name."""
        scope = self.announced
        return scope.function and not scope.listed and self.brackets == scope.brackets + 1

    def close(self, scope, line):
        if self.brackets <= self.announced.brackets:
            self.announced = Scope(brackets=-1)
        if scope.function:
            lines = line - scope.line + 1
            self.functions.append((scope.function, scope.line, lines, scope.parameters))
