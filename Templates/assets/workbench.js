// The workbench around the prototype: shared values, copying, relaunching, motion.
"use strict";
(() => {
  const { all, one, element, store, words, say, addTool, become, href, data } = waymark;
  if (!data) return;

  // Shared values -----------------------------------------------------------------------------
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

  // Copying -----------------------------------------------------------------------------------
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

  // Relaunch ----------------------------------------------------------------------------------
  // Where this window stands; a flow's own page takes up what the last one left.
  function lastState() {
    const isOutside = ([{ content }]) => content.screen && typeof data.container !== "string";
    try {
      const state = waymark.state() ?? waymark.parse(store.read(`state ${data.flow}`), data.container);
      if (!isOutside(state)) return state;
    } catch { /* the flow's container has changed since: as at the first launch */ }
    return waymark.start(data.container);
  }
  async function relaunch() {
    const state = lastState();
    const missing = await waymark.findMissing(waymark.ids(state.slice(0, 1)));
    const dropped = missing.length ? ` ${words("dropped", { ids: missing.join(", ") })}` : "";
    store.write("message", words("relaunched") + dropped, "sessionStorage");
    const target = new URL(href(waymark.relaunched(state, missing)), location.href);
    if (target.href !== location.href) location.assign(target);
    if (target.pathname === location.pathname) setTimeout(sayMessage);
  }
  function sayMessage() {
    const message = store.read("message", "sessionStorage");
    store.write("message", null, "sessionStorage");
    if (message) say(message);
  }

  // Motion ------------------------------------------------------------------------------------
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
        kind = kindOf(depth(waymark.state()), depth(next));
      } catch { /* a page without a state, or of another flow */ }
      try { sessionStorage.setItem("waymark motion", kind); } catch { /* no storage, no slide */ }
    });
  }

  // Start -------------------------------------------------------------------------------------
  if (!data.here) {
    if (store.read(`state ${data.flow}`)) addTool("relaunch", relaunch);
    return;
  }
  startValues();
  if (waymark.embedded) return;
  for (const radio of all("[name=width]")) {
    radio.checked = radio.value === (store.read("width") ?? one("[name=width]:checked").value);
    radio.addEventListener("change", () => store.write("width", radio.value));
  }
  startCopying();
  startMotion();
  addTool("relaunch", relaunch);
  sayMessage();
})();
