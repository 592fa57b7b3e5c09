// The workbench around the prototype: what a page shows beside its screen's own links, and what a
// visitor may do to it. waymark.js brings it behind itself.
//
//   1 columns and presenters · 2 remarks · 3 inspector · 4 shared values · 5 copying · 6 relaunch
//   7 motion · 8 start
"use strict";
(() => {
  const { all, one, element, store, words, say, become, href, data, nearestStack, nearestSplit, tabViews, top, trail, visible } = waymark;
  if (waymark.columns) return;

  // 1 Columns and presenters
  // Another page's screen, nothing but the device's glass; it loads when it is on screen. Each device
  // has its own: a frame is in one place only.
  function frame(part, state, kind) {
    const src = href(state, `?embedded=${kind}`);
    const frames = part.frames ??= new Map();
    if (!frames.has(src)) frames.set(src, element("iframe", { class: "ui-embedded", src, title: waymark.title(visible(top(state))), loading: "lazy" }));
    return frames.get(src);
  }
  // One that is on screen already belongs to what the page loads: whoever moves on cuts nothing off.
  function hurry(frame) {
    if (document.readyState !== "complete" && frame.offsetParent) frame.loading = "eager";
  }
  function columns(content) {
    const split = nearestSplit(content);
    const last = (wanted) => split.entries.findLast(({ column }) => column === wanted)?.id;
    return split ? split.columns.map(({ id, root }, place) => {
      const selection = last(place + 1);
      const pushed = place === split.columns.length - 1 ? last() : undefined;
      return { id, selection, shown: pushed ?? selection ?? (place ? root : visible(split.root)) };
    }) : [];
  }
  // The state in which a column of a split view stands in front, as a page of its own shows it.
  function columnState(state, place) {
    const next = structuredClone(state);
    const split = nearestSplit(top(next));
    const { shown, selection } = columns(top(state))[place];
    split.entries = split.entries.filter(({ column }) => column <= place);
    if (place || selection) split.entries.push({ id: shown, on: true, column: place + 1 });
    return next;
  }
  // The columns around a device's own screen: those that the page came with, else frames.
  function drawSplit(part) {
    const shown = columns(top(waymark.current()));
    const split = part.split ??= element("div", { class: "ui-split" });
    part.columns ??= all(".ui-column", split).filter((column) => column.dataset.shows !== data.here)
      .map((column) => ({ shows: column.dataset.shows, nodes: [...column.childNodes] }));
    split.dataset.columns = shown.length;
    const here = Math.max(0, shown.findLastIndex((column) => column.shown === data.here));
    waymark.replace(split, ...shown.map((column, place) => {
      const box = split.children[place] ?? element("div");
      box.className = place === here ? "ui-column ui-column--current" : "ui-column";
      box.dataset.column = place + 1;
      const known = part.columns.find(({ shows }) => shows === column.shown);
      if (place === here) waymark.replace(box, part.own);
      else waymark.replace(box, ...(column.shown && known ? known.nodes : []));
      return box;
    }));
    // On a phone the other columns don't show: their pages are asked for when the device grows.
    const empty = [...split.children].filter((box, place) => !box.firstChild && shown[place].shown);
    part.fill = () => {
      for (const box of empty.filter(({ firstChild, offsetParent }) => !firstChild && offsetParent)) {
        box.append(frame(part, columnState(waymark.current(), box.dataset.column - 1), "column"));
        hurry(box.firstChild);
      }
    };
    part.fill();
    part.growth ??= new ResizeObserver(() => part.fill());
    part.growth.observe(split);
    for (const control of all('[data-action="select"]', split)) {
      waymark.mark(control, shown[control.dataset.column - 1]?.selection === control.dataset.to);
    }
    // What a long column leaves out is on its own page, where the app then stands as it does here.
    for (const more of all(".ui-more", split)) {
      more.href = href(columnState(waymark.current(), more.closest("[data-column]").dataset.column - 1));
    }
    return split;
  }
  function drawPresenters() {
    for (const part of waymark.devices) {
      if (!part.otherUnder?.isConnected) continue;
      const presenter = frame(part, waymark.current().slice(0, -1), "presenter");
      waymark.replace(part.otherUnder, presenter);
      hurry(presenter);
    }
  }

  // 2 Remarks
  // What the eye may not expect of an action: the notes of BackStackMachine+Queries.swift.
  function notes(state, action, next) {
    const flagNotes = (stack) => {
      const ids = stack ? stack.entries.slice(0, waymark.underPath(stack)).map(({ id }) => id) : [];
      return ids.length ? [{ id: "flag-still-set", values: { ids } }] : [];
    };
    const stack = nearestStack(top(state));
    switch (action.kind) {
      case "popToRoot": case "setStack": return flagNotes(stack);
      case "selectTab": {
        const [view] = tabViews(state[0].content);
        const isAgain = String(waymark.selectedTabs(state[0].content)) === String(waymark.selectedTabs(next[0].content));
        return isAgain ? flagNotes(nearestStack(view.tabs[view.selected].content)) : [];
      }
      case "pop": {
        const { count } = action;
        const removed = trail(top(state)).length - trail(top(next)).length;
        return removed > count ? [{ id: "pops-more-than-seen", values: { count, removed } }] : [];
      }
      case "push": return action.to.length && stack?.entries.some(({ on }) => !on) ? [{ id: "order-may-differ", values: {} }] : [];
      default: return [];
    }
  }
  function outcome(control) {
    const { next, problem } = waymark.outcome(control);
    return { next, problem, notes: next ? notes(waymark.current(), waymark.actionOf(control), next) : [] };
  }
  const isElsewhere = ({ dataset }) => ["set", "openURL"].includes(dataset.action ?? dataset.way);
  function drawRemarks() {
    all(".stage .device .remark:not([data-note=condition], [data-note=sheet-may-wait])").forEach((remark) => remark.remove());
    for (const control of all(".stage .device a[data-action]")) {
      if (isElsewhere(control)) continue;
      for (const about of outcome(control).notes) {
        waymark.remark(control, element("p", { class: "remark", "data-note": about.id }, waymark.sentence(about)));
      }
    }
  }
  function drawWayOut() {
    const note = one("[data-note=no-way-out]");
    const state = waymark.current();
    const isFirst = state.length === 1 && trail(top(state)).length === 1;
    const leads = (control) => waymark.format(waymark.outcome(control).next ?? state) !== waymark.format(state);
    note.hidden = isFirst || waymark.swipes() || all(".stage .device a[data-action]:not([data-action=openURL])").some((control) => !control.closest("[hidden]") && leads(control));
  }

  // 3 Inspector
  function drawWays() {
    for (const way of all("[data-way]")) {
      if (isElsewhere(way)) continue;
      const { next, notes, problem } = outcome(way);
      const link = become(one(".way-target > :is(a, span)", way), problem ? "span" : "a");
      if (problem) link.removeAttribute("href");
      else link.setAttribute("href", waymark.step(next));
      if (next && !way.dataset.to) link.textContent = waymark.title(visible(top(next)));
      way.toggleAttribute("data-dead", Boolean(problem));
      all(".way-note[data-about]", way).forEach((note) => note.remove());
      for (const about of problem ? [problem] : notes) {
        way.append(element("span", { class: problem ? "way-note way-note--dead" : "way-note", "data-about": "" }, waymark.sentence(about)));
      }
    }
    for (const link of all(".stacks a")) waymark.mark(link, link.hash.slice(1) === waymark.format(waymark.current()));
  }
  // The path as Swift; types stand before the cases only where the path holds several.
  function swiftPath() {
    const entries = (nearestStack(top(waymark.current()))?.entries ?? []).filter(({ on }) => on);
    const literals = entries.map(({ id }) => waymark.labels.get(id) ?? [id, "", `.${waymark.title(id)}`]);
    const isUniform = new Set(literals.map(([, type]) => type)).size < 2;
    const list = literals.map(([, type, rest]) => isUniform ? rest : type + rest).join(", ");
    return isUniform ? `path = [${list}]` : `path = NavigationPath([${list}])`;
  }
  const tools = element("p", { class: "tools" });
  function addTool(name, work) {
    const button = element("button", { type: "button", class: "tool", "data-tool": name }, words(name));
    button.addEventListener("click", work);
    tools.append(button);
  }
  // Follows every drawing of the page.
  function drawn() {
    drawPresenters();
    drawRemarks();
    drawWayOut();
    drawWays();
    const code = one("[data-copy=path] code");
    if (code) code.textContent = swiftPath();
  }

  // 4 Shared values
  // Kept for the whole flow beside the address: in the app too, Back doesn't undo them. What nobody
  // has changed is as the page shows it.
  const valuesName = `values ${data.flow}`;
  const values = () => store.read(valuesName) ?? {};
  const asText = (value) => value === true ? "on" : value === false ? "off" : String(value);
  function setValue(name, value) {
    store.write(valuesName, { ...values(), [name]: value });
    renderValues();
  }
  // What the page was made with; a browser that restores fields has changed what they hold by now.
  function usual(field) {
    if (field.type === "checkbox") return field.defaultChecked;
    if (field.localName !== "select") return field.defaultValue;
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field).value;
  }
  function renderValues() {
    const known = values();
    for (const field of all("[data-state]")) {
      if (field.dataset.action) continue;
      field.usual ??= usual(field);
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

  // 5 Copying
  function startCopying() {
    for (const block of all("[data-copy]")) {
      const button = element("button", { type: "button", class: "copy", "aria-live": "polite" }, words("copy"));
      button.addEventListener("click", async () => {
        if (!await copy(one("code", block))) return;
        button.textContent = words("copied");
        setTimeout(() => { button.textContent = words("copy"); }, 2000);
      });
      block.append(button);
    }
  }
  // Where neither way is allowed the text stays selected, for the keyboard to copy.
  async function copy(code) {
    try {
      await navigator.clipboard.writeText(code.textContent);
      return true;
    } catch { /* the old way then */ }
    getSelection().selectAllChildren(code);
    const isCopied = document.execCommand("copy");
    if (isCopied) getSelection().removeAllRanges();
    return isCopied;
  }

  // 6 Relaunch
  // Where this window stands; a flow's own page takes up what the last one left.
  function lastState() {
    const isOutside = ([{ content }]) => content.screen && !data.container.screen;
    try {
      const state = waymark.current() ?? waymark.parse(store.read(`state ${data.flow}`), data.container);
      if (!isOutside(state)) return state;
    } catch { /* the flow's container has changed since: as at the first launch */ }
    return waymark.start(data.container);
  }
  // What SceneStorage keeps of an app: paths and selections. Flags and sheets are gone after a
  // launch, and so is what the flow no longer has.
  function kept(content, missing) {
    for (const tab of content.tabs ?? []) kept(tab.content, missing);
    if (!content.root) return content;
    content.entries = content.entries.filter(({ id, on }) => on && !missing.includes(id));
    kept(content.root, missing);
    return content;
  }
  const relaunched = (state, missing) => [{ style: null, content: kept(structuredClone(state[0].content), missing) }];
  const messageName = `waymark ${waymark.root} message`;
  async function relaunch() {
    const state = lastState();
    const missing = await waymark.findMissing(waymark.ids(state.slice(0, 1)));
    const dropped = missing.length ? ` ${words("dropped", { ids: missing.join(", ") })}` : "";
    try { sessionStorage.setItem(messageName, words("relaunched") + dropped); } catch { /* then it goes without saying */ }
    const target = new URL(href(relaunched(state, missing)), location.href);
    if (target.href !== location.href) location.assign(target);
    if (target.pathname === location.pathname) setTimeout(sayMessage);
  }
  function sayMessage() {
    try {
      const message = sessionStorage.getItem(messageName);
      sessionStorage.removeItem(messageName);
      if (message) say(message);
    } catch { /* see above */ }
  }

  // 7 Motion
  // The pages slide as their layers and stacks change; the style sheet says how. This page knows
  // both sides of a step and leaves a word for the next one, which must have it before its scripts
  // have run: see the head of every page. Browsers without such transitions never ask.
  const depth = (state) => [state.length, waymark.trail(waymark.top(state)).length, String(waymark.selectedTabs(state[0].content))];
  function kindOf([layers, entries, tab], [nextLayers, nextEntries, nextTab]) {
    if (nextLayers !== layers) return nextLayers > layers ? "present" : "dismiss";
    if (nextTab !== tab || nextEntries === entries) return "replace";
    return nextEntries > entries ? "push" : "pop";
  }
  function startMotion() {
    addEventListener("pageswap", ({ activation }) => {
      let kind = "replace";
      try {
        const next = waymark.parse(new URL(activation.entry.url).hash.slice(1), data.container);
        kind = kindOf(depth(waymark.current()), depth(next));
      } catch { /* a page without a state, or of another flow */ }
      try { sessionStorage.setItem("waymark motion", kind); } catch { /* no storage, no slide */ }
    });
  }

  // 8 Start
  Object.assign(waymark, { columns, drawSplit, notes, drawn });
  if (!data.here) {
    if (store.read(`state ${data.flow}`)) addTool("relaunch", relaunch);
    return one(".head").append(tools);
  }
  startValues();
  waymark.render();
  if (waymark.embedded) return;
  one(".stage").append(tools);
  const widths = all("[name=width]");
  const usualWidth = widths.find(({ checked }) => checked).value;
  const showWidth = () => widths.forEach((radio) => { radio.checked = radio.value === (store.read("width") ?? usualWidth); });
  for (const radio of widths) radio.addEventListener("change", () => store.write("width", radio.value));
  showWidth();
  // A page that the browser kept whole, for Back and Forward, is where the app stands again.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    showWidth();
    store.write(`state ${data.flow}`, waymark.format(waymark.current()));
  });
  startCopying();
  startMotion();
  addTool("relaunch", relaunch);
  sayMessage();
})();
