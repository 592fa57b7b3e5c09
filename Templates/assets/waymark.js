// The prototype: where the app stands is in the page's address, after the "#".
//
// A press is an ordinary link to another page with another address. This script only reads the
// address, draws the page for it and points every control at the page and address that follow, so
// that reload, Back, Forward, copied links and new tabs work by themselves, from a disk too.
// Without the script every page shows its shortest back stack and links without an address.
//
//   1 data · 2 address · 3 machine · 4 labels · 5 outcomes · 6 breadcrumb · 7 device · 8 controls
//   9 shared values · 10 inspector · 11 relaunch · 12 keyboard and motion · 13 start
"use strict";
(() => {
  // 1 Data ------------------------------------------------------------------------------------
  const script = document.currentScript;
  const site = new URL("../", script.src).href;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector, root = document) => root.querySelector(selector);
  const data = JSON.parse(one("#waymark-data")?.textContent ?? "null");
  const embedded = location.search === "?embedded";
  const words = (name, values = {}) =>
    (data.words[name] ?? name).replace(/\{(\w+)\}/g, (gap, key) => values[key] ?? gap);

  function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  }
  const icon = (path) => {
    const holder = element("span");
    holder.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
    return holder.firstChild;
  };

  // Storage may be missing or full (private windows, some browsers on a disk): then the page
  // remembers until it is left.
  const memory = {};
  const store = {
    read(name, storage = "localStorage") {
      try { return JSON.parse(window[storage].getItem(`waymark ${site} ${name}`)) ?? memory[name]; } catch { return memory[name]; }
    },
    write(name, value, storage = "localStorage") {
      memory[name] = value;
      try { window[storage].setItem(`waymark ${site} ${name}`, JSON.stringify(value)); } catch { /* see above */ }
    },
  };

  // 2 Address ---------------------------------------------------------------------------------
  // "~" bottom *( "&" layer ); the grammar stands with StateFragment in Sources/SiteGenerator.
  //   #~+view-options/home-first/ahri          one entry on the stack
  //   #~;forum;home+a/b;forum!c/d              tab "forum" selected, a stack in each of two tabs,
  //                                            "+" on the path, "!" off it
  //   #~+2:list/soup+3:recipe/punch            selections in columns 2 and 3 of a split view
  //   #~+a/b&sheet*:c/d+e/f                    a sheet with its own stack ("*") over a/b
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

  // 3 Machine ---------------------------------------------------------------------------------
  // The same table as BackStackMachine in Sources/RouteGraph; Tests/Browser holds both together.
  // A state is its layers; a container is { screen }, { root, entries, columns } or { tabs, selected }.
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
  // For the tests, and for scripts that are loaded later.
  window.waymark = { start, parse, format, apply, notes, trail, columns, site, data };

  // Search opens on every page; its script is loaded when it is first asked for.
  const typing = (target) => target.closest?.("input, textarea, select, [contenteditable]");
  addEventListener("keydown", (event) => {
    const asked = event.key === "/" ? !event.ctrlKey && !event.metaKey && !event.altKey : event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!asked || event.defaultPrevented || typing(event.target) || !script.dataset.palette) return;
    event.preventDefault();
    load("palette");
  });
  // Loads one of the scripts on demand once; it takes over from there.
  const loaded = {};
  function load(name) {
    loaded[name] ??= new Promise((resolve, reject) => document.head.append(Object.assign(element("script", { src: script.dataset[name] }), { onload: resolve, onerror: reject })));
    return loaded[name].then(() => dispatchEvent(new CustomEvent(`waymark:${name}`)));
  }
  window.waymark.load = load;
  if (!data) return;

  // 4 Labels ----------------------------------------------------------------------------------
  // The page knows the labels of its usual stack; the others lie in small scripts, sorted in by a
  // hash of the id, so that one of them is enough for any id however large the flow is.
  const labels = new Map(Object.entries(data.labels ?? {}));
  const shards = {};
  window.waymarkLabels = (shard) => { for (const [id, label] of Object.entries(shard)) labels.set(id, label); };
  function shardOf(id) {
    let hash = 2166136261;
    for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
    return hash % data.shards;
  }
  // Ends with the ids that the flow doesn't have; none where a shard can't be had.
  async function findMissing(ids) {
    const unknown = [...new Set(ids)].filter((id) => !labels.has(id));
    const arrived = await Promise.all([...new Set(unknown.map(shardOf))].map((number) =>
      shards[number] ??= new Promise((resolve) => document.head.append(Object.assign(
        element("script", { src: `${data.folder}labels/${number}.js` }),
        { onload: () => resolve(true), onerror: () => resolve(false) })))));
    return arrived.every(Boolean) ? unknown.filter((id) => !labels.has(id)) : [];
  }
  const title = (id) => labels.get(id)?.[0] ?? id.split("/").at(-1);
  function everyID(content) {
    if (content.tabs) return content.tabs.flatMap((tab) => everyID(tab.content));
    return content.root ? [...everyID(content.root), ...content.entries.map((entry) => entry.id)] : [content.screen];
  }
  const everyIDOf = (state) => state.flatMap((layer) => everyID(layer.content));

  // 5 Outcomes --------------------------------------------------------------------------------
  let current = null;
  const href = (state, query = "") => `${data.folder}${encodeURI(visible(top(state)))}.html${query}#${format(state)}`;
  const actionOf = ({ dataset }) => ({
    kind: dataset.action ?? dataset.way, to: dataset.to?.split(" ") ?? [], count: Number(dataset.count ?? 1),
    style: dataset.style, own: dataset.inStack === "true", tab: dataset.tab, column: Number(dataset.column),
  });
  // What a press makes of the state: { next, notes }, or { problem }.
  function outcome(action) {
    try {
      const next = apply(current, action);
      return { next, notes: notes(current, action, next) };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return { problem };
    }
  }
  const sentence = ({ id, values }) => words(id, { ...values, titles: values.ids?.map(title).join(", ") });
  const withoutTopLayer = () => current.slice(0, -1);

  // 6 Breadcrumb ------------------------------------------------------------------------------
  function renderTrail() {
    const entries = trail(top(current));
    one(".presenter")?.remove();
    if (current.length > 1) {
      const under = withoutTopLayer();
      const link = element("a", { href: href(under) }, title(visible(top(under))));
      if (swipes()) link.title = words("swipeDown");
      one(".trail").prepend(element("p", { class: "presenter" }, element("span", {}, words(current.at(-1).style)), " ", link));
    }
    let state = current;
    const items = entries.map((entry, place) => ({ entry, place })).reverse().map(({ entry, place }) => {
      const isLast = place === entries.length - 1;
      if (!isLast) state = apply(state, { kind: "back" });
      const item = element("li", { "data-destination": entry.id, "data-on-path": String(place > 0 && entry.on) },
        isLast ? element("span", { class: "chip" }, title(entry.id)) : element("a", { class: "chip", href: href(state) }, title(entry.id)));
      if (place > 0 && !entry.on) item.append(element("span", { class: "visually-hidden" }, ` (${words("offPath")})`));
      if (isLast) item.setAttribute("aria-current", "page");
      return item;
    });
    one(".back-stack ol").replaceChildren(...items.reverse());
  }

  // 7 Device ----------------------------------------------------------------------------------
  // Each device keeps the parts that the page came with: its own screen, the columns beside it and
  // the presenter under it. What the state wants and the page lacks is shown from its own page.
  const devices = all(".stage .device").map((device) => {
    const own = one(":is(.ui-layer, .ui-column--current, .device-screen) > :is(.ui-screen, .ui-alert)", device);
    return {
      own, box: one(".device-screen", device), under: one(".ui-under", device), layer: one(".ui-layer", device), split: one(".ui-split", device),
      columns: all(".ui-column", device).filter((column) => !column.contains(own)).map((column) => ({ shows: column.dataset.shows, nodes: [...column.childNodes] })),
    };
  });
  const replace = (parent, ...children) => {
    if (parent.childNodes.length !== children.length || children.some((child, place) => child !== parent.childNodes[place])) parent.replaceChildren(...children);
  };
  // Another page's screen, nothing but the device's glass; it loads when it is on screen.
  const frames = new Map();
  function frame(state) {
    const source = href(state, "?embedded");
    if (!frames.has(source)) frames.set(source, element("iframe", { class: "ui-embedded", src: source, title: title(visible(top(state))), loading: "lazy" }));
    return frames.get(source);
  }

  function renderDevice(part) {
    const shown = columns(top(current));
    let body = part.own;
    if (shown.length && !part.own.matches(".ui-alert")) body = renderColumns(part, shown);
    if (current.length === 1) replace(part.box, body);
    else renderLayer(part, body);
    renderBar(one(":scope > .ui-bar", part.own), part.own);
    renderTabBar(one(":scope > .ui-tabs", part.own));
  }
  function renderColumns(part, shown) {
    part.split ??= element("div", { class: "ui-split" });
    part.split.dataset.columns = shown.length;
    const here = Math.max(0, shown.findLastIndex((column) => column.shown === data.here));
    const split = nearestSplit(top(current));
    const boxes = shown.map((column, place) => {
      const box = part.split.children[place] ?? element("div");
      box.className = place === here ? "ui-column ui-column--current" : "ui-column";
      box.dataset.column = place + 1;
      if (place === here) replace(box, part.own);
      else if (!column.shown) replace(box);
      else {
        const known = part.columns.find(({ shows }) => shows === column.shown);
        const state = structuredClone(current);
        const entries = split.entries.filter((entry) => entry.column < place + 1);
        nearestSplit(top(state)).entries = place === 0 && !column.selection ? [] : [...entries, { id: column.shown, on: true, column: place + 1 }];
        replace(box, ...(known?.nodes ?? [frame(state)]));
      }
      return box;
    });
    replace(part.split, ...boxes);
    for (const control of all('[data-action="select"]', part.split)) {
      const selection = shown[control.dataset.column - 1]?.selection;
      if (selection && selection === control.dataset.to) control.setAttribute("aria-current", "true");
      else control.removeAttribute("aria-current");
    }
    return part.split;
  }
  function renderLayer(part, body) {
    const { style } = current.at(-1);
    const under = withoutTopLayer();
    const presenter = visible(top(under));
    part.layer ??= element("div", { class: "ui-layer", role: "group" });
    part.layer.dataset.layer = style;
    part.layer.setAttribute("aria-label", `${words(style)} ${title(presenter)}`);
    replace(part.layer, body);
    if (style === "fullScreenCover") return replace(part.box, part.layer);
    const isUsual = part.under?.dataset.shows === presenter && under.length === 1;
    if (!isUsual) part.otherUnder ??= element("div", { class: "ui-under", "aria-hidden": "true", inert: "" });
    if (!isUsual) replace(part.otherUnder, frame(under));
    replace(part.box, isUsual ? part.under : part.otherUnder, part.layer);
  }
  function renderBar(bar, own) {
    if (!bar) return;
    const hasStack = Boolean(nearestStack(top(current)));
    bar.hidden = !hasStack;
    own.classList.toggle("ui-screen--no-bar", !hasStack);
    const previous = trail(top(current)).at(-2);
    const isLarge = (!previous || "largeTitle" in bar.dataset) && !bar.classList.contains("ui-bar--filled");
    const row = bar.firstElementChild;
    const leading = one(".ui-bar-leading", row) ?? element("div", { class: "ui-bar-leading" });
    const trailing = one(".ui-bar-trailing", row) ?? element("div", { class: "ui-bar-trailing" });
    renderBack(leading, "backHidden" in bar.dataset ? null : previous);
    if (bar.classList.contains("ui-bar--large") !== isLarge) {
      const name = one(".ui-bar-title > span, .ui-large-title", bar).textContent;
      const subtitle = one(".ui-bar-subtitle", bar)?.textContent;
      all(".ui-bar-title, .ui-large-title, .ui-bar-subtitle", bar).forEach((part) => part.remove());
      bar.classList.toggle("ui-bar--large", isLarge);
      const tag = isLarge ? "div" : "span";
      const lines = [element(tag, isLarge ? { class: "ui-large-title" } : {}, name)];
      if (subtitle) lines.push(element(tag, { class: "ui-bar-subtitle" }, subtitle));
      if (isLarge) bar.append(...lines);
      else row.append(element("div", { class: "ui-bar-title" }, ...lines));
    }
    replace(row, ...[leading, one(".ui-bar-title", row), trailing].filter((part) => part && (!isLarge || part.hasChildNodes())));
  }
  function renderBack(leading, previous) {
    let back = one(".ui-back", leading);
    if (!previous) return back?.remove();
    if (!back) leading.prepend(back = element("a", { "data-action": "back" }));
    const name = title(previous.id);
    const isShort = name.length <= 16;
    back.className = nearestSplit(top(current)) ? "ui-back ui-compact-only" : "ui-back";
    back.dataset.to = previous.id;
    back.removeAttribute("aria-label");
    if (!isShort) back.setAttribute("aria-label", words("backTo") + name);
    back.replaceChildren(icon("m15 5-7 7 7 7"), ...(isShort ? [element("span", { class: "visually-hidden" }, words("backTo"))] : []), element("span", {}, isShort ? name : words("back")));
  }
  function renderTabBar(bar) {
    if (!bar) return;
    bar.hidden = current.length > 1 || coversTabs(current[0].content);
    for (const tab of all("[data-tab]", bar)) {
      if (tab.dataset.tab === selectedTabs(current[0].content)[0]) tab.setAttribute("aria-current", "true");
      else tab.removeAttribute("aria-current");
    }
  }

  // 8 Controls --------------------------------------------------------------------------------
  // A live control is a link, a dead one a span that says why; both ways, as the state wants.
  function become(control, tag) {
    if (control.localName === tag) return control;
    const made = element(tag);
    for (const { name, value } of control.attributes) made.setAttribute(name, value);
    made.append(...control.childNodes);
    control.replaceWith(made);
    return made;
  }
  function renderControls(box) {
    all(".reason, .remark:not([data-note=condition])", box).forEach((remark) => remark.closest(".ui-under") || remark.remove());
    for (const found of all("[data-action]", box)) {
      const { action, reason } = found.dataset;
      if (action === "set" || action === "openURL" || found.closest(".ui-under")) {
        if (reason === "unsafe-link") remark(found, "reason", { id: reason, values: {} });
        continue;
      }
      const { next, notes, problem } = outcome(actionOf(found));
      const control = become(found, problem ? "span" : "a");
      if (problem) {
        control.removeAttribute("href");
        control.setAttribute("role", "link");
        control.setAttribute("aria-disabled", "true");
        control.dataset.reason = problem.id;
        remark(control, "reason", problem);
      } else {
        for (const name of ["role", "aria-disabled", "data-reason"]) control.removeAttribute(name);
        control.setAttribute("href", href(next));
        for (const note of notes) remark(control, "remark", note);
      }
    }
  }
  // Remarks stand straight after their control; a bar and an alert have no room for them.
  function remark(control, kind, about) {
    const text = element("p", { class: kind, ...(kind === "remark" && { "data-note": about.id }) }, sentence(about));
    const screen = control.closest(".ui-screen, .ui-alert");
    if (control.closest(".ui-bar")) { if (!control.closest("[hidden]")) one(".ui-content", screen).prepend(text); }
    else if (control.closest(".ui-alert-actions")) screen.append(text);
    else if (!control.closest(".ui-tabs")) control.after(text);
  }
  function renderWayOut() {
    const note = one("[data-note=no-way-out]");
    const isFirst = current.length === 1 && trail(top(current)).length === 1;
    const leads = (control) => { const { next } = outcome(actionOf(control)); return next && format(next) !== format(current); };
    note.hidden = isFirst || swipes() || all(".stage .device a[data-action]:not([data-action=openURL])").some((control) => !control.closest("[hidden]") && leads(control));
  }

  // 9 Shared values ---------------------------------------------------------------------------
  // Kept for the whole flow beside the address: in the app too, Back doesn't undo them. What nobody
  // has changed is as the page shows it.
  const valuesName = `values ${data.flow}`;
  const values = () => store.read(valuesName) ?? {};
  const asText = (value) => value === true ? "on" : value === false ? "off" : String(value);
  function setValue(name, value) {
    store.write(valuesName, { ...values(), [name]: value });
    renderValues();
  }
  function renderValues() {
    const known = values();
    for (const field of all("[data-state]")) {
      if (field.dataset.action) continue;
      field.usual ??= field.type === "checkbox" ? field.defaultChecked : field.localName === "output" ? field.textContent : field.value;
      const value = known[field.dataset.state] ?? field.usual;
      if (field.type === "checkbox") field.checked = value === true || value === "on";
      else if (field.localName === "output") field.textContent = asText(value);
      else if (field.value !== asText(value)) field.value = asText(value);
    }
    for (const stepper of all(".ui-stepper")) {
      const number = Number(stepper.previousElementSibling?.textContent);
      const [less, more] = all("button", stepper);
      less.disabled = number <= Number(stepper.dataset.minimum);
      more.disabled = number >= Number(stepper.dataset.maximum);
    }
  }
  function random(length) {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    return Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join("");
  }
  function startValues() {
    const fields = all(".stage .device :is(input, select, textarea, .ui-stepper button)").filter((field) => !field.closest(".ui-under"));
    for (const field of fields) {
      field.disabled = false;
      if (field.localName === "button") {
        const output = field.parentElement.previousElementSibling;
        const step = field.nextElementSibling ? -1 : 1;
        const { minimum, maximum } = field.parentElement.dataset;
        field.addEventListener("click", () => setValue(output.dataset.state ?? "", Math.min(maximum, Math.max(minimum, Number(output.textContent) + step))));
      } else if (field.dataset.state) {
        field.addEventListener("input", () => setValue(field.dataset.state, field.type === "checkbox" ? field.checked : field.value));
      }
    }
    for (const found of all('.stage .device [data-action="set"]')) {
      const button = become(found, "button");
      for (const name of ["role", "aria-disabled", "data-reason"]) button.removeAttribute(name);
      button.type = "button";
      const { state, value, random: length, toggle } = button.dataset;
      button.addEventListener("click", () => {
        if (length !== undefined) return setValue(state, random(Number(length)));
        if (toggle === undefined) return setValue(state, value);
        const now = values()[state] ?? toggle;
        setValue(state, !(now === true || now === "on"));
      });
    }
    if (one(".stage [data-state]")) addTool("reset", () => { store.write(valuesName, {}); renderValues(); say(words("wasReset")); });
    addEventListener("storage", renderValues);
    addEventListener("pageshow", renderValues);
    renderValues();
  }

  // 10 Inspector ------------------------------------------------------------------------------
  function renderWays() {
    for (const way of all("[data-way]")) {
      if (["set", "openURL"].includes(way.dataset.way)) continue;
      const { next, notes, problem } = outcome(actionOf(way));
      const link = become(one(".way-target > :is(a, span)", way), problem ? "span" : "a");
      if (problem) link.removeAttribute("href");
      else link.setAttribute("href", href(next));
      if (next && !way.dataset.to) link.textContent = title(visible(top(next)));
      way.toggleAttribute("data-dead", Boolean(problem));
      all(".way-note[data-about]", way).forEach((note) => note.remove());
      for (const about of problem ? [problem] : notes) {
        way.append(element("span", { class: problem ? "way-note way-note--dead" : "way-note", "data-about": "" }, sentence(about)));
      }
    }
    for (const link of all(".stacks a")) {
      if (link.hash.slice(1) === format(current)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
  // The path as Swift; types stand before the cases only where the path holds several.
  function swiftPath() {
    const entries = (nearestStack(top(current))?.entries ?? []).filter((entry) => entry.on);
    const literals = entries.map(({ id }) => labels.get(id) ?? [id, "", `.${title(id)}`]);
    const isUniform = new Set(literals.map(([, type]) => type)).size < 2;
    const list = literals.map(([, type, rest]) => isUniform ? rest : type + rest).join(", ");
    return isUniform ? `path = [${list}]` : `path = NavigationPath([${list}])`;
  }
  function startCopying() {
    for (const block of all("[data-copy]")) {
      const button = element("button", { type: "button", class: "copy" }, words("copy"));
      button.addEventListener("click", async () => {
        await copy(one("code", block));
        button.textContent = words("copied");
        setTimeout(() => { button.textContent = words("copy"); }, 2000);
      });
      block.append(button);
    }
  }
  async function copy(code) {
    try { return await navigator.clipboard.writeText(code.textContent); } catch { /* the old way then */ }
    getSelection().selectAllChildren(code);
    document.execCommand("copy");
    getSelection().removeAllRanges();
  }

  // 11 Relaunch -------------------------------------------------------------------------------
  // What SceneStorage keeps of an app: paths and selections. Flags and sheets are gone after a
  // launch, and so is what the flow no longer has.
  const savedName = `state ${data.flow}`;
  function keptBy(content, missing) {
    if (content.tabs) for (const tab of content.tabs) keptBy(tab.content, missing);
    if (!content.root) return content;
    content.entries = content.entries.filter((entry) => entry.on && !missing.includes(entry.id));
    keptBy(content.root, missing);
    return content;
  }
  async function relaunch() {
    let state = start(data.container);
    try { state = parse(store.read(savedName) ?? "", data.container); } catch { /* as at the first launch */ }
    if (state[0].content.screen && typeof data.container !== "string") state = start(data.container);
    const missing = await findMissing(everyIDOf(state.slice(0, 1)));
    state = [{ style: null, content: keptBy(state[0].content, missing) }];
    const message = words("relaunched") + (missing.length ? " " + words("dropped", { ids: missing.join(", ") }) : "");
    const target = new URL(href(state), location.href);
    if (target.href === location.href) return say(message);
    store.write("message", message, "sessionStorage");
    location.assign(target);
    if (target.href.split("#")[0] === location.href.split("#")[0]) sayMessage();
  }
  function sayMessage() {
    const message = store.read("message", "sessionStorage");
    store.write("message", null, "sessionStorage");
    if (message) say(message);
  }
  const notice = element("p", { class: "notice", role: "status" });
  function say(text) { notice.textContent = text; }
  function addTool(name, work) {
    const button = element("button", { type: "button", class: "tool", "data-tool": name }, words(name));
    button.addEventListener("click", work);
    tools.append(button);
  }
  const tools = element("p", { class: "tools" });

  // 12 Keyboard and motion --------------------------------------------------------------------
  const swipes = () => ["sheet", "popover", "inspector", "confirmationDialog"].includes(current?.at(-1).style);
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || typing(event.target) || one(":popover-open") || embedded) return;
    if (swipes()) location.assign(href(withoutTopLayer()));
  });
  // The pages slide as their layers and stacks change; the style sheet says how, and only where
  // motion is welcome.
  const depth = (state) => [state.length, trail(top(state)).length, String(selectedTabs(state[0].content))];
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (!viewTransition) return;
    const [layers, entries, tab] = store.read("depth", "sessionStorage") ?? [];
    const now = current && depth(current);
    if (!now || layers === undefined) return;
    const kind = now[0] > layers ? "present" : now[0] < layers ? "dismiss" : now[2] !== tab ? "tab" : now[1] > entries ? "push" : now[1] < entries ? "pop" : "tab";
    viewTransition.types?.add(kind);
  });
  addEventListener("pagehide", () => { if (current && !embedded) store.write("depth", depth(current), "sessionStorage"); });

  // 13 Start ----------------------------------------------------------------------------------
  // What the address says; what can't be read, belongs to another page or names what is gone gives
  // way to the page's usual back stack, and the page says so.
  function readAddress() {
    const text = location.hash.slice(1);
    const usual = () => parse(data.canonical, data.container);
    if (!text || document.getElementById(decodeURIComponent(text))) return { state: usual() };
    try {
      const state = parse(text, data.container);
      return visible(top(state)) === data.here ? { state } : { state: usual(), fault: "otherPage" };
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      return { state: usual(), fault: "malformed" };
    }
  }
  function render() {
    renderTrail();
    devices.forEach(renderDevice);
    devices.forEach(({ box }) => renderControls(box));
    renderWayOut();
    renderWays();
    const code = one("[data-copy=path] code");
    if (code) code.textContent = swiftPath();
  }
  async function show(isFirst) {
    const { state, fault } = readAddress();
    current = state;
    if (!isFirst || fault) say(fault ? words(fault) : words("screen") + trail(top(state)).map(({ id }) => title(id)).join(" › "));
    notice.classList.toggle("visually-hidden", !fault);
    render();
    const ids = everyIDOf(state);
    if (ids.every((id) => labels.has(id))) return keep(state);
    const missing = await findMissing(ids);
    if (current !== state) return;
    if (missing.length) {
      current = parse(data.canonical, data.container);
      notice.classList.remove("visually-hidden");
      say(words("outdated", { ids: missing.join(", ") }));
    }
    render();
    keep(current);
  }
  const keep = (state) => { if (!embedded) store.write(savedName, format(state)); };

  function startDestination() {
    const stage = one(".stage");
    stage.prepend(notice);
    stage.append(tools);
    for (const radio of all("[name=width]")) {
      radio.checked = radio.value === (store.read("width") ?? one("[name=width]:checked").value);
      radio.addEventListener("change", () => store.write("width", radio.value));
    }
    startValues();
    startCopying();
    addTool("relaunch", relaunch);
    show(true);
    sayMessage();
    if (embedded) return embed();
    // Who walks by keyboard goes on from the screen, not from the page's first link.
    if (location.hash.startsWith("#~")) devices[0].box.parentElement.focus({ preventScroll: true });
    addEventListener("hashchange", () => {
      const id = decodeURIComponent(location.hash.slice(1));
      // A jump within the page must not forget the stack.
      if (id && document.getElementById(id)) return history.replaceState(null, "", "#" + format(current));
      show(false);
    });
  }
  function embed() {
    document.head.append(element("base", { target: "_top" }));
    document.body.classList.add("embedded");
    document.body.replaceChildren(devices[0].box);
  }

  if (data.here) startDestination();
  else {
    one(".head").append(tools, notice);
    if (store.read(savedName)) addTool("relaunch", relaunch);
  }
})();
