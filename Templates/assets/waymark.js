// The prototype: where the app stands is in the page's address, after the "#".
//
// A press is an ordinary link to another page with another address. This script only reads the
// address, draws the page for it and points every control at what follows, so that reload, Back,
// Forward, copied links and new tabs work by themselves, from a disk too. Without it every page
// shows its shortest back stack. The workbench and review marks come behind it, search when it is
// asked for.
//
//   1 page · 2 address · 3 machine · 4 labels · 5 outcomes · 6 breadcrumb · 7 device · 8 controls
//   9 tools · 10 start
"use strict";
(() => {
  // 1 Page
  const script = document.currentScript;
  const root = new URL("../", script.src).href;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const data = JSON.parse(one("#waymark-data")?.textContent ?? "null");
  // A page in another page's device shows its screen and nothing else.
  const embedded = /^\?embedded=(\w+)$/.exec(location.search)?.[1];
  const fill = (text, values = {}) => text.replace(/\{(\w+)\}/g, (gap, key) => values[key] ?? gap);
  const words = (name, values) => fill(data.words[name] ?? name, values);
  const set = (node, attributes) => Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, value));
  function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    set(made, attributes);
    made.append(...children);
    return made;
  }
  // A script element works on a disk too, where nothing may be fetched.
  const arriving = {};
  const load = (src) => arriving[src] ??= new Promise((resolve, reject) => {
    const made = element("script", { src });
    made.async = false;
    made.onload = resolve;
    made.onerror = () => { delete arriving[src]; made.remove(); reject(new Error(src)); };
    document.head.append(made);
  });
  // Storage may be missing or full (private windows): then the page remembers until it is left.
  const memory = {};
  const store = {
    read(name) {
      try { return memory[name] ?? JSON.parse(localStorage.getItem(`waymark ${root} ${name}`)); } catch { /* see above */ }
    },
    write(name, value) {
      memory[name] = value;
      try {
        localStorage.setItem(`waymark ${root} ${name}`, JSON.stringify(value));
        delete memory[name];
      } catch { /* see above */ }
    },
  };

  // 2 Address
  // The grammar is told in StateFragment.swift. A state is its layers from bottom to top,
  // { style, content }; a container is { screen }, { root, entries, columns } (a stack or a split
  // view) or { tabs, selected }. What is as the app starts is left out of the address:
  //   #~;forum;home+a/b;forum!c/d    tab "forum" selected, a stack in each of two tabs, "+" on the
  //                                  path, "!" off it
  //   #~+2:list/soup+3:soup/miso     selections in columns 2 and 3 of a split view
  //   #~+a/b&sheet*:c/d+e/f          a sheet with its own stack ("*") over a/b
  // An "&" at the end means nothing: it tells a press that changes nothing from the state before.
  const styles = ["sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog"];
  class Problem extends Error {
    constructor(id, values = {}) { super(id); Object.assign(this, { id, values }); }
  }
  const check = (isFine) => { if (!isFine) throw new Problem("malformed"); };
  const encode = (name) => encodeURIComponent(name).replace(/%2F/g, "/").replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
  function decode(text) {
    check(text);
    try { return decodeURIComponent(text); } catch { check(false); }
  }
  const formatEntries = (entries) => entries.map(({ id, on, column }) => (on ? "+" : "!") + (column ? column + ":" : "") + encode(id)).join("");
  function formatContent({ root, entries, tabs = [], selected }, level) {
    if (root) return formatEntries(entries) + (root.root ? "," : "") + formatContent(root, level);
    const mark = ";".repeat(level);
    const parts = tabs.map(({ id, content }) => [encode(id), formatContent(content, level + 1)]);
    const changed = parts.filter(([, text]) => /[^,]/.test(text));
    return selected || changed.length ? mark + [[parts[selected][0]], ...changed].map((part) => part.join("")).join(mark) : "";
  }
  const format = (state) => "~" + state.map(({ style, content: { root, screen, entries }, content }) => style
    ? `&${style}${root ? "*" : ""}:${encode(screen ?? root.screen)}${formatEntries(entries ?? [])}`
    : screen ? "=" + encode(screen) : formatContent(content, 1)).join("");

  const readEntries = (text, columnCount) => [...text.matchAll(/([+!])(?:(\d+):)?([^+!]*)/g)].map(([, sign, column, id]) => {
    check(!column || (column >= 1 && column <= columnCount));
    return { id: decode(id), on: sign === "+", ...(column && { column: Number(column) }) };
  });
  function readContent(content, text, level) {
    if (content.root) {
      const [, entries, rest] = /^((?:[+!][^+!,;]*)*)(.*)$/s.exec(text);
      content.entries = readEntries(entries, content.columns?.length);
      return readContent(content.root, content.root.root ? rest.replace(/^,/, "") : rest, level);
    }
    if (!text) return;
    check(content.tabs && text.startsWith(";"));
    const parts = [];
    for (const [, marks, body] of text.matchAll(/(;+)([^;]*)/g)) {
      check(marks.length === level || (marks.length > level && parts.length));
      parts.push(marks.length === level ? body : parts.pop() + marks + body);
    }
    const position = (id) => {
      const found = content.tabs.findIndex((tab) => tab.id === decode(id));
      check(found >= 0);
      return found;
    };
    content.selected = position(parts.shift());
    for (const part of parts) {
      const [, id, rest] = /^([^+!,;]*)(.*)$/s.exec(part);
      readContent(content.tabs[position(id)].content, rest, level + 1);
    }
  }
  function parse(text, container) {
    const [bottom, ...layers] = (/^%7E/i.test(text) ? decode(text) : text).split("&");
    check(bottom.startsWith("~"));
    if (layers.at(-1) === "") layers.pop();
    const state = bottom[1] === "=" ? [{ style: null, content: { screen: decode(bottom.slice(2)) } }] : start(container);
    if (bottom[1] !== "=") readContent(state[0].content, bottom.slice(1), 1);
    for (const layer of layers) {
      const [, style, own, id, entries] = /^(\w+)(\*?):([^+!]+)(.*)$/s.exec(layer) ?? [];
      check(styles.includes(style) && (own || !entries));
      state.push(presented(style, decode(id), own, readEntries(entries, 0)));
    }
    return state;
  }

  // 3 Machine
  // The table of BackStackMachine.swift a second time; Tests/Browser holds both sides together.
  const start = (container) => [{ style: null, content: structuredClone(container) }];
  const presented = (style, screen, own, entries) => ({ style, content: own ? { root: { screen }, entries } : { screen } });

  const top = (state) => state.at(-1).content;
  // What is on screen of a container, from the outermost to the screen at its root.
  function chain(content) {
    const inner = content.tabs ? content.tabs[content.selected].content : content.root;
    return inner ? [content, ...chain(inner)] : [content];
  }
  function trail(content) {
    const parts = chain(content).reverse();
    return [{ id: parts[0].screen, on: true }, ...parts.flatMap(({ entries }) => entries ?? [])];
  }
  const visible = (content) => trail(content).at(-1).id;
  function nearestStack(content) {
    const stacks = chain(content).filter(({ root }) => root);
    return stacks.find(({ entries }) => entries.length) ?? stacks.at(-1);
  }
  const nearestSplit = (content) => chain(content).findLast(({ columns }) => columns?.length);
  const tabViews = (content) => chain(content).filter(({ tabs }) => tabs);
  const selectedTabs = (content) => tabViews(content).map(({ tabs, selected }) => tabs[selected].id);
  const coversTabs = (content) => chain(content).some(({ entries, root }) => entries?.length && tabViews(root).length);
  const onPath = (ids) => ids.map((id) => ({ id, on: true }));
  function underPath({ entries }) {
    const first = entries.findIndex(({ on }) => on);
    return first < 0 ? entries.length : first;
  }
  const setPath = (stack, ids) => stack.entries.splice(underPath(stack), Infinity, ...onPath(ids));
  function stackOf(state) {
    const stack = nearestStack(top(state));
    if (!stack) throw new Problem("no-stack");
    return stack;
  }
  const hasBack = (state) => Boolean(nearestStack(top(state))?.entries.length);
  function close(state, from) {
    if (state.length < 2) throw new Problem("nothing-to-dismiss");
    state.splice(from);
  }
  const table = {
    push(state, { to }) { stackOf(state).entries.push(...onPath(to)); },
    show(state, { to }) { stackOf(state).entries.push({ id: to[0], on: false }); },
    back(state) {
      if (!hasBack(state)) throw new Problem("nothing-to-dismiss");
      stackOf(state).entries.pop();
    },
    dismiss(state) { if (hasBack(state)) stackOf(state).entries.pop(); else close(state, -1); },
    dismissAll(state) { close(state, 1); },
    pop(state, { count }) {
      const { entries } = stackOf(state);
      const places = [...entries.keys()].filter((place) => entries[place].on);
      if (!(count >= 0 && count <= places.length)) throw new Problem("pop-past-root", { count, pathCount: places.length });
      if (count) entries.splice(places.at(-count));
    },
    popTo(state, { to: [id] }) {
      const { entries } = stackOf(state);
      const place = entries.findLastIndex((entry) => entry.on && entry.id === id);
      if (place < 0) throw new Problem("pop-target-missing", { id });
      entries.splice(place + 1);
    },
    popToRoot(state) { setPath(stackOf(state), []); },
    setStack(state, { to }) { setPath(stackOf(state), to); },
    replaceTop(state, { to }) {
      const { entries } = stackOf(state);
      const place = entries.findLastIndex(({ on }) => on);
      entries.splice(place < 0 ? entries.length : place, Infinity, ...onPath(to.slice(0, 1)));
    },
    present(state, { to, style, own }) { state.push(presented(style, to[0], own, [])); },
    selectTab(state, { tab, to }) {
      const position = ({ tabs }) => tabs.findIndex(({ id }) => id === tab);
      const view = tabViews(state[0].content).findLast((one) => position(one) >= 0);
      if (!view) throw new Problem("no-such-tab", { tab });
      const isAgain = view.selected === position(view);
      view.selected = position(view);
      if (!isAgain && !to.length) return;
      const stack = nearestStack(view.tabs[view.selected].content);
      if (stack) setPath(stack, to);
      else if (to.length) throw new Problem("no-stack");
    },
    select(state, { column, to }) {
      const split = nearestSplit(top(state));
      if (!(column >= 1 && column <= split?.columns.length)) throw new Problem("no-such-column", { column });
      split.entries = [...split.entries.filter((entry) => entry.column < column), { id: to[0], on: true, column }];
    },
  };
  function apply(state, action) {
    const next = structuredClone(state);
    table[action.kind]?.(next, action);
    return next;
  }
  function idsIn({ tabs, root, entries, screen }) {
    if (tabs) return tabs.flatMap((tab) => idsIn(tab.content));
    return root ? [...idsIn(root), ...entries.map(({ id }) => id)] : [screen];
  }
  // Every destination that a state names.
  const ids = (state) => state.flatMap(({ content }) => idsIn(content));

  // 4 Labels
  // The page knows the labels of its usual stack; the others lie in small scripts, sorted in by a
  // hash of the id, so that one of them is enough for any id however large the flow is.
  const labels = new Map(Object.entries(data?.labels ?? {}));
  window.waymarkLabels = (shard) => { for (const [id, label] of Object.entries(shard)) labels.set(id, label); };
  function shardOf(id) {
    let hash = 2166136261;
    for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
    return hash % data.shards;
  }
  // Ends with the ids that the flow doesn't have; none where a shard can't be had. What a shard
  // lacks is looked for once more past the browser's cache, which may be older than the page.
  async function findMissing(ids) {
    const unknown = () => [...new Set(ids)].filter((id) => !labels.has(id));
    const loadAll = (query) => Promise.all([...new Set(unknown().map(shardOf))].map((number) => load(`${data.folder}labels/${number}.js${query}`)));
    try {
      await loadAll("").catch(() => {});
      await loadAll(`?${Date.now()}`);
      return unknown();
    } catch { return []; }
  }
  const title = (id) => labels.get(id)?.[0] ?? id.split("/").at(-1);

  // 5 Outcomes
  let current = null;
  const href = (state, query = "") => `${data.folder}${encode(visible(top(state)))}.html${query}#${format(state)}`;
  // Every press is a step in the browser's history, and is spoken, even one that changes nothing.
  const step = (next) => href(next) + (format(next) === location.hash.slice(1) ? "&" : "");
  const actionOf = ({ dataset }) => ({
    kind: dataset.action ?? dataset.way, to: dataset.to?.split(" ") ?? [], count: Number(dataset.count ?? 1),
    style: dataset.style, own: dataset.inStack === "true", tab: dataset.tab, column: Number(dataset.column),
  });
  // What a press makes of the state: { next }, or { problem }.
  function outcome(control) {
    try {
      return { next: apply(current, actionOf(control)) };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return { problem };
    }
  }
  const sentence = ({ id, values }) => words(id, { ...values, titles: values.ids?.map(title).join(", ") });
  // Alerts want an answer and a cover has no edge to take hold of; all else closes by a swipe down.
  const swipes = () => ["sheet", "popover", "inspector", "confirmationDialog"].includes(current?.at(-1).style);
  const withoutTopLayer = () => current.slice(0, -1);

  // 6 Breadcrumb
  function renderTrail() {
    one(".presenter")?.remove();
    if (current.length > 1) {
      const under = withoutTopLayer();
      const link = element("a", { href: href(under) }, title(visible(top(under))));
      if (swipes()) link.title = words("swipeDown");
      one(".trail").prepend(element("p", { class: "presenter" }, element("span", {}, words(current.at(-1).style)), " ", link));
    }
    let state = current;
    const items = trail(top(current)).map(({ id, on }, place) => element("li", { "data-destination": id, "data-on-path": on && place > 0 })).reverse();
    items.forEach((item, above) => {
      const { destination, onPath } = item.dataset;
      if (above) state = apply(state, { kind: "back" });
      else item.setAttribute("aria-current", "page");
      item.append(above ? element("a", { class: "chip", href: href(state) }, title(destination)) : element("span", { class: "chip" }, title(destination)));
      if (onPath === "false" && above < items.length - 1) item.append(element("span", { class: "visually-hidden" }, ` (${words("offPath")})`));
    });
    one(".back-stack ol").replaceChildren(...items.reverse());
  }

  // 7 Device
  // Each device keeps the parts that the page came with; the workbench brings what it lacks.
  const devices = all(".stage .device").map((device) => {
    const own = one(":is(.ui-layer, .ui-column--current, .device-screen) > :is(.ui-screen, .ui-alert)", device);
    return { own, box: one(".device-screen", device), under: one(".ui-under", device), layer: one(".ui-layer", device), split: one(".ui-split", device) };
  });
  const replace = (parent, ...children) => {
    if (parent.childNodes.length !== children.length || children.some((child, place) => child !== parent.childNodes[place])) parent.replaceChildren(...children);
  };
  const mark = (node, isCurrent) => isCurrent ? set(node, { "aria-current": "true" }) : node.removeAttribute("aria-current");
  function renderDevice(part) {
    const isSplit = nearestSplit(top(current)) && !part.own.matches(".ui-alert");
    const body = isSplit ? waymark.drawSplit?.(part) ?? part.split ?? part.own : part.own;
    if (current.length === 1) replace(part.box, body);
    else renderLayer(part, body);
    const bar = one(":scope > .ui-bar", part.own);
    if (bar) renderBar(bar, part.own);
    const tabs = one(":scope > .ui-tabs", part.own);
    if (!tabs) return;
    tabs.hidden = current.length > 1 || coversTabs(current[0].content);
    for (const tab of all("[data-tab]", tabs)) mark(tab, tab.dataset.tab === selectedTabs(current[0].content)[0]);
  }
  function renderLayer(part, body) {
    const { style } = current.at(-1);
    const under = withoutTopLayer();
    const presenter = visible(top(under));
    part.layer ??= element("div", { class: "ui-layer", role: "group" });
    set(part.layer, { "data-layer": style, "aria-label": `${words(style)} ${title(presenter)}` });
    replace(part.layer, body);
    if (style === "fullScreenCover") return replace(part.box, part.layer);
    const isUsual = part.under && format(under) === format(usual().slice(0, 1));
    part.otherUnder ??= element("div", { class: "ui-under", "aria-hidden": "true", inert: "" });
    replace(part.box, isUsual ? part.under : part.otherUnder, part.layer);
  }
  function renderBar(bar, screen) {
    const hasStack = Boolean(nearestStack(top(current)));
    const [{ column }, previous] = trail(top(current)).reverse();
    bar.hidden = !hasStack;
    screen.classList.toggle("ui-screen--no-bar", !hasStack);
    bar.classList.toggle("ui-bar--large", (!previous || "largeTitle" in bar.dataset) && !bar.matches(".ui-bar--filled"));
    let back = one(".ui-back", bar);
    if (!previous || "backHidden" in bar.dataset) return back?.remove();
    if (!back) one(".ui-bar-leading", bar).prepend(back = element("a", { "data-action": "back" }));
    const name = labels.get(previous.id)?.[3] ?? title(previous.id);
    set(back, {
      class: column ? "ui-back ui-compact-only" : "ui-back", "data-to": previous.id, "aria-label": words("backTo") + name,
    });
    back.innerHTML = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m15 5-7 7 7 7"/></svg>';
    back.append(element("span", {}, name.length <= 16 ? name : words("back")));
  }

  // 8 Controls
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
    all(".reason:not([data-reason=unsafe-link] + .reason)", box).forEach((reason) => reason.remove());
    for (const found of all("[data-action]", box)) {
      if (["set", "openURL"].includes(found.dataset.action)) continue;
      const { next, problem } = outcome(found);
      const control = become(found, problem ? "span" : "a");
      for (const name of ["href", "role", "aria-disabled", "data-reason"]) control.removeAttribute(name);
      set(control, problem ? { role: "link", "aria-disabled": "true", "data-reason": problem.id } : { href: step(next) });
      if (problem) remark(control, element("p", { class: "reason" }, sentence(problem)));
    }
  }
  // Remarks stand straight after their control; a bar and an alert have no room for them.
  function remark(control, text) {
    const screen = control.closest(".ui-screen, .ui-alert");
    if (control.closest(".ui-bar")) { if (!control.closest("[hidden]")) one(".ui-content", screen).prepend(text); }
    else if (control.closest(".ui-alert-actions")) screen.append(text);
    else if (!control.closest(".ui-tabs")) control.after(text);
  }

  // 9 Tools
  const asset = (name) => load(new URL(script.dataset[name], script.src).href);
  const bring = (name) => Promise.all([asset("words"), asset(name)]).catch(() => {});
  const waymark = window.waymark = {
    all, one, element, load, store, words, root, data, embedded, texts: {}, site: script.dataset.site,
    // A text of the tools in the page's language.
    text: (name, values) => fill(waymark.texts[document.documentElement.lang]?.[name] ?? name, values),
    Problem, parse, format, start, apply, top, trail, visible, nearestStack, nearestSplit, tabViews, selectedTabs, coversTabs, underPath, ids,
    labels, title, href, step, actionOf, outcome, sentence, swipes, findMissing, replace, devices, become, remark, mark, say, render,
    current: () => current,
  };
  // A Korean keyboard reports another letter for the key of K.
  const isK = ({ key, code }) => key.toLowerCase() === "k" || (code === "KeyK" && key > "\x7f");
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!key || event.defaultPrevented || event.isComposing || event.repeat || event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    if (key === "Escape" && swipes() && !one(":popover-open, :modal")) return location.assign(href(withoutTopLayer()));
    const isAsked = ctrlKey || metaKey ? isK(event) && !altKey && !shiftKey : key === "/" && !altKey && !store.read("no-shortcut");
    if (!isAsked || embedded) return;
    event.preventDefault();
    bring("palette").then(() => waymark.openSearch ? waymark.openSearch() : location.assign(`${root}search/index.html`));
  });

  // 10 Start
  const notice = element("p", { class: "notice visually-hidden", role: "status" });
  // Screen readers speak the text; it is drawn too unless it only repeats what the page shows.
  function say(text, isDrawn = true) {
    notice.classList.toggle("visually-hidden", !isDrawn);
    notice.textContent = text;
  }
  function isAnchor(text) {
    try { return Boolean(text && document.getElementById(decodeURIComponent(text))); } catch { return false; }
  }
  const usual = () => parse(data.canonical, data.container);
  // What the address says; what can't be read, belongs to another page or names what is gone gives
  // way to the page's usual back stack, and the page says so.
  function readAddress() {
    const text = location.hash.slice(1);
    if (!text || isAnchor(text)) return { state: usual() };
    try {
      const state = parse(text, data.container);
      if (visible(top(state)) !== data.here) throw new Problem("otherPage");
      return { state };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return { state: usual(), fault: problem.id };
    }
  }
  function render() {
    renderTrail();
    devices.forEach(renderDevice);
    devices.forEach(({ box }) => renderControls(box));
    waymark.drawn?.();
  }
  async function show(isFirst) {
    const { state, fault } = readAddress();
    current = state;
    render();
    if (fault) say(words(fault));
    else if (!isFirst) say(words("screen") + trail(top(state)).map(({ id }) => title(id)).join(" › "), false);
    const named = ids(state);
    const busy = (isBusy) => { one(".back-stack").ariaBusy = isBusy; };
    busy(null);
    if (named.some((id) => !labels.has(id))) {
      busy(true);
      const missing = await findMissing(named);
      if (current !== state) return;
      busy(null);
      if (missing.length) {
        current = usual();
        say(words("outdated", { ids: missing.join(", ") }));
      }
      render();
    }
    if (!embedded) store.write(`state ${data.flow}`, format(current));
  }
  function startPrototype() {
    one(".stage").prepend(notice);
    show(true);
    if (embedded) {
      document.body.classList.add("embedded", `embedded--${embedded}`);
      document.head.append(element("base", { target: "_top" }));
    }
    // Who walks by keyboard goes on from the screen, not from the page's first link.
    const screen = one(".stage .device");
    screen.tabIndex = -1;
    const enter = () => screen.focus({ preventScroll: true });
    if (location.hash.startsWith("#~") && !embedded) enter();
    addEventListener("hashchange", () => {
      // A jump within the page must not forget the stack.
      if (isAnchor(location.hash.slice(1))) return history.replaceState(null, "", "#" + format(current));
      show(false);
      if (document.activeElement === document.body) enter();
    });
  }
  if (data?.here) startPrototype();
  else one(".head")?.append(notice);
  // The rest comes behind the page's own script and before the page counts as loaded: what came later
  // would be cut off by whoever moves on at once.
  if (data) asset("workbench").catch(() => {});
  if (embedded) return;
  if (one("#search")) bring("palette").then(() => waymark.mountSearch?.(one("#search")));
  else if (one("#review, .head")) bring("review").then(() => one("#review") && bring("marks"));
})();
