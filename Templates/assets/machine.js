// The machine: where an app stands, what each action makes of it, and both as an address.
//
// Pure functions, no page: the same table as BackStackMachine in Sources/RouteGraph, and the same
// grammar as StateFragment in Sources/SiteGenerator. Tests/Browser holds both sides together.
// A state is its layers from bottom to top: { style, content }; a container is { screen },
// { root, entries, columns } (a stack or a split view) or { tabs, selected }.
"use strict";
const waymark = (() => {
  // Address -----------------------------------------------------------------------------------
  // "~" bottom *( "&" layer ), what is as the app starts is left out:
  //   #~+view-options/home-first/ahri          one entry on the stack
  //   #~;forum;home+a/b;forum!c/d              tab "forum" selected, a stack in each of two tabs,
  //                                            "+" on the path, "!" off it
  //   #~+2:list/soup+3:recipe/punch            selections in columns 2 and 3 of a split view
  //   #~+a/b&sheet*:c/d+e/f                    a sheet with its own stack ("*") over a/b
  // An "&" at the end means nothing: it tells a press that changes nothing from the state before.
  const styles = ["sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog"];
  class Malformed extends Error {}
  const encode = (name) => encodeURIComponent(name).replace(/%2F/g, "/").replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
  function decode(text) {
    if (!text) throw new Malformed();
    try { return decodeURIComponent(text); } catch { throw new Malformed(); }
  }
  const isAtStart = (content) => content.tabs
    ? content.selected === 0 && content.tabs.every((tab) => isAtStart(tab.content))
    : !content.root || (!content.entries.length && isAtStart(content.root));
  const formatEntries = (entries) => entries.map((entry) =>
    (entry.on ? "+" : "!") + (entry.column ? entry.column + ":" : "") + encode(entry.id)).join("");
  function formatContent(content, level) {
    if (content.root) return formatEntries(content.entries) + (content.root.root ? "," : "") + formatContent(content.root, level);
    if (!content.tabs || isAtStart(content)) return "";
    const mark = ";".repeat(level);
    return mark + encode(content.tabs[content.selected].id) + content.tabs.filter((tab) => !isAtStart(tab.content))
      .map((tab) => mark + encode(tab.id) + formatContent(tab.content, level + 1)).join("");
  }
  const format = (state) => "~" + state.map(({ style, content }) => {
    if (!style) return content.screen ? "=" + encode(content.screen) : formatContent(content, 1);
    return "&" + style + (content.root ? "*:" + encode(content.root.screen) + formatEntries(content.entries) : ":" + encode(content.screen));
  }).join("");

  function readEntries(text, columnCount) {
    return [...text.matchAll(/([+!])(?:(\d+):)?([^+!]*)/g)].map(([, sign, column, id]) => {
      if (column && (column < 1 || column > columnCount)) throw new Malformed();
      return { id: decode(id), on: sign === "+", ...(column && { column: Number(column) }) };
    });
  }
  function readContent(content, text, level) {
    if (content.root) {
      const [, entries, rest] = /^((?:[+!][^+!,;]*)*)(.*)$/s.exec(text);
      content.entries = readEntries(entries, content.columns.length);
      return readContent(content.root, content.root.root ? rest.replace(/^,/, "") : rest, level);
    }
    if (!text) return;
    if (!content.tabs || !text.startsWith(";")) throw new Malformed();
    const parts = [];
    for (const [, marks, body] of text.matchAll(/(;+)([^;]*)/g)) {
      if (marks.length === level) parts.push(body);
      else if (marks.length > level && parts.length) parts.push(parts.pop() + marks + body);
      else throw new Malformed();
    }
    const position = (id) => content.tabs.findIndex((tab) => tab.id === id);
    const [selected, ...changed] = parts;
    content.selected = position(decode(selected));
    if (content.selected < 0) throw new Malformed();
    for (const part of changed) {
      const [, id, rest] = /^([^+!,;]*)(.*)$/s.exec(part);
      const tab = content.tabs[position(decode(id))];
      if (!tab) throw new Malformed();
      readContent(tab.content, rest, level + 1);
    }
  }
  function parse(text, outline) {
    const address = /^%7E/i.test(text) ? decode(text) : text;
    const [bottom, ...layers] = address.split("&");
    if (!bottom.startsWith("~")) throw new Malformed();
    if (layers.at(-1) === "") layers.pop();
    const state = bottom[1] === "=" ? [{ style: null, content: { screen: decode(bottom.slice(2)) } }] : start(outline);
    if (bottom[1] !== "=") readContent(state[0].content, bottom.slice(1), 1);
    for (const layer of layers) {
      const [, style, own, id, entries] = /^(\w+)(\*?):([^+!]+)(.*)$/s.exec(layer) ?? [];
      if (!styles.includes(style) || (entries && !own)) throw new Malformed();
      const screen = { screen: decode(id) };
      state.push({ style, content: own ? { root: screen, entries: readEntries(entries, 0), columns: [] } : screen });
    }
    return state;
  }

  // Machine -----------------------------------------------------------------------------------
  class Problem extends Error {
    constructor(id, values = {}) { super(id); this.id = id; this.values = values; }
  }
  const roots = (outline) => typeof outline === "string" ? [outline] : outline.stack !== undefined ? roots(outline.stack)
    : (outline.tabs ?? outline.split).flatMap(([, content]) => roots(content));
  function begin(outline) {
    if (typeof outline === "string") return { screen: outline };
    if (outline.tabs) {
      const tabs = outline.tabs.map(([id, content]) => ({ id, content: begin(content) })).filter((tab) => tab.content);
      return tabs.length ? { tabs, selected: 0 } : null;
    }
    let first = outline.split ? outline.split[0]?.[1] : outline.stack;
    while (outline.split && first?.stack !== undefined) first = first.stack;
    const root = first === undefined ? null : begin(first);
    return root && { root, entries: [], columns: (outline.split ?? []).map(([id, content]) => ({ id, root: roots(content)[0] })) };
  }
  const start = (outline) => [{ style: null, content: begin(outline) }];

  const top = (state) => state[state.length - 1].content;
  const selectedTab = (content) => content.tabs[content.selected].content;
  function trail(content) {
    if (content.tabs) return trail(selectedTab(content));
    return content.root ? [...trail(content.root), ...content.entries] : [{ id: content.screen, on: true }];
  }
  const visible = (content) => trail(content).at(-1).id;
  function nearestStack(content) {
    if (content.tabs) return nearestStack(selectedTab(content));
    if (!content.root) return null;
    return content.entries.length ? content : nearestStack(content.root) ?? content;
  }
  function nearestSplit(content) {
    if (content.tabs) return nearestSplit(selectedTab(content));
    if (!content.root) return null;
    return nearestSplit(content.root) ?? (content.columns.length ? content : null);
  }
  function stackInSelectedTab(content) {
    if (content.tabs) return nearestStack(selectedTab(content));
    return content.root ? stackInSelectedTab(content.root) : null;
  }
  const selectedTabs = (content) => content.root ? selectedTabs(content.root)
    : content.tabs ? [content.tabs[content.selected].id, ...selectedTabs(selectedTab(content))] : [];
  function coversTabs(content) {
    if (content.tabs) return coversTabs(selectedTab(content));
    if (!content.root) return false;
    return content.entries.length ? selectedTabs(content.root).length > 0 : coversTabs(content.root);
  }
  function columns(content) {
    const split = nearestSplit(content);
    if (!split) return [];
    const last = (wanted) => split.entries.filter((entry) => entry.column === wanted).at(-1)?.id;
    return split.columns.map(({ id, root }, place) => {
      const selection = last(place + 1);
      const pushed = place === split.columns.length - 1 ? last(undefined) : undefined;
      return { id, selection, shown: pushed ?? selection ?? (place === 0 ? visible(split.root) : root) };
    });
  }
  const underPath = (entries) => { const first = entries.findIndex((entry) => entry.on); return first < 0 ? entries.length : first; };
  function setPath(stack, ids) {
    stack.entries.splice(underPath(stack.entries));
    stack.entries.push(...ids.map((id) => ({ id, on: true })));
  }
  function stackOf(state) {
    const stack = nearestStack(top(state));
    if (!stack) throw new Problem("no-stack");
    return stack;
  }
  function removeTopEntry(state) {
    return Boolean(nearestStack(top(state))?.entries.pop());
  }
  function removeLayers(state, from) {
    if (state.length < 2) throw new Problem("nothing-to-dismiss");
    state.splice(from);
  }
  function selectTab(content, id, ids) {
    if (content.root) return selectTab(content.root, id, ids);
    if (!content.tabs) return false;
    if (selectTab(selectedTab(content), id, ids)) return true;
    const position = content.tabs.findIndex((tab) => tab.id === id);
    if (position < 0) return false;
    const isSelectedAgain = position === content.selected;
    content.selected = position;
    if (!isSelectedAgain && !ids.length) return true;
    const stack = nearestStack(selectedTab(content));
    if (stack) setPath(stack, ids);
    else if (ids.length) throw new Problem("no-stack");
    return true;
  }
  const table = {
    push(state, { to }) { stackOf(state).entries.push(...to.map((id) => ({ id, on: true }))); },
    show(state, { to }) { stackOf(state).entries.push({ id: to[0], on: false }); },
    back(state) { if (!removeTopEntry(state)) throw new Problem("nothing-to-dismiss"); },
    dismiss(state) { if (!removeTopEntry(state)) removeLayers(state, state.length - 1); },
    dismissAll(state) { removeLayers(state, 1); },
    pop(state, { count }) {
      const { entries } = stackOf(state);
      const places = [...entries.keys()].filter((place) => entries[place].on);
      if (!(count >= 0 && count <= places.length)) throw new Problem("pop-past-root", { count, pathCount: places.length });
      if (count) entries.splice(places.at(-count));
    },
    popTo(state, { to }) {
      const { entries } = stackOf(state);
      const place = entries.findLastIndex((entry) => entry.on && entry.id === to[0]);
      if (place < 0) throw new Problem("pop-target-missing", { id: to[0] });
      entries.splice(place + 1);
    },
    popToRoot(state) { setPath(stackOf(state), []); },
    setStack(state, { to }) { setPath(stackOf(state), to); },
    replaceTop(state, { to }) {
      const { entries } = stackOf(state);
      const place = entries.findLastIndex((entry) => entry.on);
      if (place >= 0) entries.splice(place);
      entries.push({ id: to[0], on: true });
    },
    present(state, { to, style, own }) {
      const screen = { screen: to[0] };
      state.push({ style, content: own ? { root: screen, entries: [], columns: [] } : screen });
    },
    selectTab(state, { tab, to }) { if (!selectTab(state[0].content, tab, to)) throw new Problem("no-such-tab", { tab }); },
    select(state, { column, to }) {
      const split = nearestSplit(top(state));
      if (!split || !(column >= 1 && column <= split.columns.length)) throw new Problem("no-such-column", { column });
      split.entries = split.entries.filter((entry) => entry.column < column);
      split.entries.push({ id: to[0], on: true, column });
    },
    openURL() {},
    set() {},
  };
  function apply(state, action) {
    const next = structuredClone(state);
    table[action.kind](next, action);
    return next;
  }
  function notes(state, action, next) {
    const flagNotes = (stack) => {
      const ids = stack ? stack.entries.slice(0, underPath(stack.entries)).map((entry) => entry.id) : [];
      return ids.length ? [{ id: "flag-still-set", values: { ids } }] : [];
    };
    const isSame = (one, other) => String(selectedTabs(one[0].content)) === String(selectedTabs(other[0].content));
    switch (action.kind) {
      case "popToRoot": case "setStack": return flagNotes(nearestStack(top(state)));
      case "selectTab": return isSame(state, next) ? flagNotes(stackInSelectedTab(state[0].content)) : [];
      case "pop": {
        const removed = trail(top(state)).length - trail(top(next)).length;
        return removed > action.count ? [{ id: "pops-more-than-seen", values: { count: action.count, removed } }] : [];
      }
      case "push": return action.to.length && nearestStack(top(state))?.entries.some((entry) => !entry.on) ? [{ id: "order-may-differ", values: {} }] : [];
      default: return [];
    }
  }
  // What SceneStorage keeps of an app: paths and selections. Flags and sheets are gone after a
  // launch, and so is what the flow no longer has.
  function kept(content, missing) {
    if (content.tabs) for (const tab of content.tabs) kept(tab.content, missing);
    if (!content.root) return content;
    content.entries = content.entries.filter((entry) => entry.on && !missing.includes(entry.id));
    kept(content.root, missing);
    return content;
  }
  function idsIn(content) {
    if (content.tabs) return content.tabs.flatMap((tab) => idsIn(tab.content));
    return content.root ? [...idsIn(content.root), ...content.entries.map((entry) => entry.id)] : [content.screen];
  }
  // Every destination that a state names.
  const ids = (state) => state.flatMap((layer) => idsIn(layer.content));
  // The state after the app was ended and launched again.
  const relaunched = (state, missing) => [{ style: null, content: kept(structuredClone(state[0].content), missing) }];
  // The state in which a column of a split view stands in front, as a page of its own shows it.
  function columnState(state, place) {
    const next = structuredClone(state);
    const split = nearestSplit(top(next));
    const { shown, selection } = columns(top(state))[place];
    split.entries = split.entries.filter((entry) => entry.column <= place);
    if (place > 0 || selection) split.entries.push({ id: shown, on: true, column: place + 1 });
    return next;
  }

  return {
    Malformed, Problem, parse, format, start, apply, notes, top, trail, visible, columns,
    nearestStack, nearestSplit, selectedTabs, coversTabs, ids, relaunched, columnState,
  };
})();
