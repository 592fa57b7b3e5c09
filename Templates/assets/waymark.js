// The prototype: where the app stands is in the page's address, after the "#" (machine.js).
//
// A press is an ordinary link to another page with another address. This script only reads the
// address, draws the page for it and points every control at the page and address that follow, so
// that reload, Back, Forward, copied links and new tabs work by themselves, from a disk too.
// Without the script every page shows its shortest back stack and links without an address.
//
//   1 data · 2 sharing · 3 labels · 4 outcomes · 5 breadcrumb · 6 device · 7 controls
//   8 inspector · 9 what the page says · 10 start
"use strict";
(() => {
  // 1 Data ------------------------------------------------------------------------------------
  const script = document.currentScript;
  const site = new URL("../", script.src).href;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector, root = document) => root.querySelector(selector);
  const data = JSON.parse(one("#waymark-data")?.textContent ?? "null");
  const embedded = /^\?embedded=(\w+)$/.exec(location.search)?.[1];
  const words = (name, values = {}) =>
    (data.words[name] ?? name).replace(/\{(\w+)\}/g, (gap, key) => values[key] ?? gap);

  function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  }
  const { parse, format, start, apply, notes, top, trail, visible, columns, nearestStack, selectedTabs, coversTabs, ids, columnState } = waymark;
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

  // 2 Sharing ---------------------------------------------------------------------------------
  const typing = (target) => target.closest?.("input, textarea, select, [contenteditable]");
  Object.assign(waymark, { site, data });
  if (!data) return;

  // 3 Labels ----------------------------------------------------------------------------------
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
  const loadShard = (number, query = "") => shards[number + query] ??= new Promise((resolve) => document.head.append(Object.assign(
    element("script", { src: `${data.folder}labels/${number}.js${query}` }),
    { onload: () => resolve(true), onerror: () => resolve(false) })));
  // Ends with the ids that the flow doesn't have; none where a shard can't be had. What a shard
  // lacks is looked for once more past the browser's cache, which may be older than the page.
  async function findMissing(ids) {
    const unknown = () => [...new Set(ids)].filter((id) => !labels.has(id));
    const loadAll = (query) => Promise.all([...new Set(unknown().map(shardOf))].map((number) => loadShard(number, query)));
    await loadAll();
    const arrived = await loadAll(`?${Date.now()}`);
    return arrived.every(Boolean) ? unknown() : [];
  }
  const title = (id) => labels.get(id)?.[0] ?? id.split("/").at(-1);

  // 4 Outcomes --------------------------------------------------------------------------------
  let current = null;
  const href = (state, query = "") => `${data.folder}${encodeURI(visible(top(state)))}.html${query}#${format(state)}`;
  // Every press is a step in the browser's history, and is spoken, even one that changes nothing.
  const step = (next) => href(next) + (format(next) === location.hash.slice(1) ? "&" : "");
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
      if (!(problem instanceof waymark.Problem)) throw problem;
      return { problem };
    }
  }
  const sentence = ({ id, values }) => words(id, { ...values, titles: values.ids?.map(title).join(", ") });
  // Alerts want an answer and a cover has no edge to take hold of; all else closes by a swipe down.
  const swipes = () => ["sheet", "popover", "inspector", "confirmationDialog"].includes(current?.at(-1).style);
  const withoutTopLayer = () => current.slice(0, -1);

  // 5 Breadcrumb ------------------------------------------------------------------------------
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

  // 6 Device ----------------------------------------------------------------------------------
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
  function frame(state, kind) {
    const source = href(state, `?embedded=${kind}`);
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
    const boxes = shown.map((column, place) => {
      const box = part.split.children[place] ?? element("div");
      box.className = place === here ? "ui-column ui-column--current" : "ui-column";
      box.dataset.column = place + 1;
      if (place === here) replace(box, part.own);
      else if (!column.shown) replace(box);
      else {
        const known = part.columns.find(({ shows }) => shows === column.shown);
        replace(box, ...(known?.nodes ?? [frame(columnState(current, place), "column")]));
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
    if (!isUsual) replace(part.otherUnder, frame(under, "presenter"));
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
    const name = labels.get(previous.id)?.[3] ?? title(previous.id);
    const isShort = name.length <= 16;
    back.className = columns(top(current)).length ? "ui-back ui-compact-only" : "ui-back";
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

  // 7 Controls --------------------------------------------------------------------------------
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
    const isFixed = (remark) => remark.closest(".ui-under") || remark.previousElementSibling?.dataset.reason === "unsafe-link";
    all(".reason, .remark:not([data-note=condition])", box).forEach((remark) => isFixed(remark) || remark.remove());
    for (const found of all("[data-action]", box)) {
      if (["set", "openURL"].includes(found.dataset.action) || found.closest(".ui-under")) continue;
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
        control.setAttribute("href", step(next));
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

  // 8 Inspector --------------------------------------------------------------------------------
  function renderWays() {
    for (const way of all("[data-way]")) {
      if (["set", "openURL"].includes(way.dataset.way)) continue;
      const { next, notes, problem } = outcome(actionOf(way));
      const link = become(one(".way-target > :is(a, span)", way), problem ? "span" : "a");
      if (problem) link.removeAttribute("href");
      else link.setAttribute("href", step(next));
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

  // 9 What the page says ----------------------------------------------------------------------
  const notice = element("p", { class: "notice visually-hidden", role: "status" });
  const tools = element("p", { class: "tools" });
  // Screen readers speak the text; it is drawn too unless it only repeats what the page shows.
  function say(text, isDrawn = true) {
    notice.classList.toggle("visually-hidden", !isDrawn);
    notice.textContent = text;
  }
  function addTool(name, work) {
    const button = element("button", { type: "button", class: "tool", "data-tool": name }, words(name));
    button.addEventListener("click", work);
    tools.append(button);
  }

  // 10 Start ----------------------------------------------------------------------------------
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
      return visible(top(state)) === data.here ? { state } : { state: usual(), fault: "otherPage" };
    } catch (error) {
      if (!(error instanceof waymark.Malformed)) throw error;
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
    render();
    if (fault) say(words(fault));
    else if (!isFirst) say(words("screen") + trail(top(state)).map(({ id }) => title(id)).join(" › "), false);
    const named = ids(state);
    if (named.some((id) => !labels.has(id))) {
      const breadcrumb = one(".back-stack");
      breadcrumb.setAttribute("aria-busy", "true");
      const missing = await findMissing(named);
      if (current !== state) return;
      breadcrumb.removeAttribute("aria-busy");
      if (missing.length) {
        current = usual();
        say(words("outdated", { ids: missing.join(", ") }));
      }
      render();
    }
    if (!embedded) store.write(`state ${data.flow}`, format(current));
  }
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || typing(event.target) || one(":popover-open")) return;
    if (swipes()) location.assign(href(withoutTopLayer()));
  });

  Object.assign(waymark, { all, one, element, store, words, say, addTool, become, href, findMissing, embedded, state: () => current });
  if (!data.here) return one(".head").append(tools, notice);
  one(".stage").prepend(notice);
  one(".stage").append(tools);
  show(true);
  if (embedded) document.body.classList.add("embedded", `embedded--${embedded}`);
  if (embedded) document.head.append(element("base", { target: "_top" }));
  // Who walks by keyboard goes on from the screen, not from the page's first link.
  const screen = one(".stage .device");
  screen.tabIndex = -1;
  if (location.hash.startsWith("#~") && !embedded) screen.focus({ preventScroll: true });
  addEventListener("hashchange", () => {
    // A jump within the page must not forget the stack.
    if (isAnchor(location.hash.slice(1))) history.replaceState(null, "", "#" + format(current));
    else show(false);
  });
})();
