// Every page loads this script: it brings search and review marks, when they are asked for.
"use strict";
(() => {
  // A page inside another page's device leaves both to the page around it.
  if (location.search.startsWith("?embedded")) return;
  const script = document.currentScript;
  const arriving = {};
  // A script element works on pages from a disk too, where nothing may be fetched.
  const load = (source) => arriving[source] ??= new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = source;
    element.onload = resolve;
    element.onerror = () => { delete arriving[source]; element.remove(); reject(new Error(source)); };
    document.head.append(element);
  });
  // Storage may be refused (private windows, some browsers on a disk): null, not a fault.
  const stored = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const tools = window.waymarkTools = {
    site: script.dataset.site, root: new URL("../", script.src).href, texts: {}, load, stored,
    text: (name, values = {}) => ((tools.texts[document.documentElement.lang] ?? Object.values(tools.texts)[0])?.[name] ?? name)
      .replace(/\{(\w+)\}/g, (gap, key) => values[key] ?? gap),
    shortcutName: "waymark no-shortcut",
  };
  const bring = (name) => load(script.dataset.words).then(() => load(script.dataset[name]));
  const search = () => bring("palette").then(() => tools.openSearch(), () => location.assign(`${tools.root}search/index.html`));

  // A Korean keyboard reports another letter for the key of K.
  const isK = (event) => event.key.toLowerCase() === "k" || (event.code === "KeyK" && event.key > "\x7f");
  addEventListener("keydown", (event) => {
    if (!event.key || event.defaultPrevented || event.isComposing || event.repeat) return;
    const holds = event.ctrlKey || event.metaKey;
    const isAsked = holds ? isK(event) && !event.altKey && !event.shiftKey
      : event.key === "/" && !event.altKey && !stored(tools.shortcutName);
    if (!isAsked || event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    search();
  });
  if (document.getElementById("search")) bring("palette").then(() => tools.mountSearch(document.getElementById("search")), () => {});
  else if (document.querySelector("#review, .head")) bring("review").then(() => document.getElementById("review") && bring("marks")).catch(() => {});
})();
