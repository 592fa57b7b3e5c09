// Search: a palette on every page, and a field on the search page.
//
// What it reads lies in shards, scripts of up to 256 KB that register themselves here and are loaded
// when a reader first searches. Everything found is put on the page as text, never as markup.
//
//   1 folding · 2 patterns · 3 records · 4 finding · 5 loading · 6 finder · 7 palette
"use strict";
(() => {
  const { element, load, store, root, text } = waymark;
  if (waymark.openSearch) return;
  const shownLimit = 30;

  // 1 Folding ---------------------------------------------------------------------------------
  // Texts are compared without case, accents and width; Hangul stays in syllables, and a single
  // consonant becomes the initial consonant that it stands for.
  const plain = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ß: "ss", ı: "i", ς: "σ" };
  const pairs = { ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ", ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ", ㅄ: "ㅂㅅ" };
  function fold(text) {
    if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
    return text.replace(/[ㄱ-ㅄ]/g, (letter) => pairs[letter] ?? letter)
      .normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
      .replace(/[øłđðþæœßıς]/g, (letter) => plain[letter]).normalize("NFC");
  }

  // 2 Patterns --------------------------------------------------------------------------------
  const [firstSyllable, perInitial, perVowel, firstInitial] = [0xac00, 588, 28, 0x1100];
  const range = (from, count) => `[${String.fromCharCode(from)}-${String.fromCharCode(from + count - 1)}]`;
  const isSyllable = (code) => code >= firstSyllable && code <= 0xd7a3;
  const beginningWith = (initial) => range(firstSyllable + initial * perInitial, perInitial);
  // The initial consonant that each final consonant becomes while the next syllable is typed.
  const initialOfFinal = { 1: 0, 2: 1, 4: 2, 7: 3, 8: 5, 16: 6, 17: 7, 19: 9, 20: 10, 21: 11, 22: 12, 23: 14, 24: 15, 25: 16, 26: 17, 27: 18 };
  // What finds a folded word in a folded text from a place on: where it is, -1 where it isn't.
  function seeker(word) {
    if (!/[\u1100-\u1112가-힣]/.test(word)) return (text, from) => text.indexOf(word, from);
    const expression = pattern(word);
    return (text, from) => {
      expression.lastIndex = from;
      return expression.test(text) ? expression.lastIndex - word.length : -1;
    };
  }
  // A regular expression for a word with Hangul, as long as the word in what it matches. An initial consonant stands for every syllable that
  // begins with it; the last syllable may be unfinished.
  function pattern(word) {
    const parts = [...word].map((letter, place, letters) => {
      const code = letter.charCodeAt(0);
      const initial = code - firstInitial;
      if (initial >= 0 && initial < 19) return `(?:${letter}|${beginningWith(initial)})`;
      if (!isSyllable(code) || place < letters.length - 1) return letter.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
      const final = (code - firstSyllable) % perVowel;
      if (final === 0) return range(code, perVowel);
      const open = String.fromCharCode(code - final);
      return final in initialOfFinal ? `(?:${letter}|${open}(?=${beginningWith(initialOfFinal[final])}))` : letter;
    });
    return new RegExp(parts.join(""), "g");
  }
  const particle = /^(.+?)(?:에게서|에서는|에서도|으로는|으로|에서|에게|까지|부터|처럼|보다|하고|이나|라고|이랑|께서)$|^(.{2,}?)[은는이가을를의에와과도만로나랑]$/;
  // What a query asks for: all of its words, each with a second pattern where it may end in a
  // Korean particle.
  function read(query) {
    const whole = fold(query.slice(0, 200)).trim();
    const words = whole.split(/\s+/).filter(Boolean).slice(0, 8).map((word) => {
      const stem = particle.exec(word);
      return [seeker(word), stem && seeker(stem[1] ?? stem[2])];
    });
    return { whole, words };
  }

  // 3 Records ---------------------------------------------------------------------------------
  let flows = [];
  let shardNames = [];
  const shards = [];
  function shard(number, groups) {
    const records = [];
    for (const [flow, signature, pages] of groups) {
      const [flowTitle, folder] = flows[flow] ?? ["", null];
      for (const [title, name, values = [], headings = []] of pages) {
        const path = folder === null ? name : `${folder}/${name}`;
        const texts = headings.filter((_, place) => place % 2 === 0);
        records.push({
          title, path, signature, values, headings, flow: flowTitle,
          // In the order of their weight.
          folded: [fold(title), fold((signature ?? "").replace(/^case /, "")), fold(values.join("\n")), fold(texts.join("\n")), fold(flowTitle)],
        });
      }
    }
    shards[number] = records;
  }
  const list = (found) => { flows = found.flows; shardNames = found.shards; shards.length = Math.min(shards.length, shardNames.length); };
  const hrefOf = (path) => `${root}${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}.html`;

  // 4 Finding ---------------------------------------------------------------------------------
  const letter = /[\p{L}\p{N}]/u;
  // How well a text has a word: 0 at its start, 1 at the start of a word, 2 elsewhere, -1 not at all.
  function place(text, seek) {
    let at = seek(text, 0);
    if (at <= 0) return at;
    for (; at > 0; at = seek(text, at + 1)) {
      if (!letter.test(text[at - 1])) return 1;
    }
    return 2;
  }
  // The weight of one word in a record, less for better places; -1 for none.
  function weight(record, seek) {
    const inTitle = place(record.folded[0], seek);
    if (inTitle >= 0) return inTitle;
    for (let field = 1; field < record.folded.length; field++) {
      if (seek(record.folded[field], 0) >= 0) return field + 2;
    }
    return -1;
  }
  function weigh(record, { whole, words }) {
    if (record.folded[0] === whole) return 0;
    let sum = 1;
    for (const [exact, stem] of words) {
      let one = weight(record, exact);
      if (one < 0 && stem) {
        one = weight(record, stem);
        if (one >= 0) one += 3;
      }
      if (one < 0) return -1;
      sum += one;
    }
    return sum;
  }
  // The heading that a record was found by, as its text and id; null where the page itself was.
  function headingOf(record, { words }) {
    const word = words.find(([exact]) => weight(record, exact) === 5);
    if (!word) return null;
    for (let at = 0; at < record.headings.length; at += 2) {
      if (word[0](fold(record.headings[at]), 0) >= 0) return { text: record.headings[at], id: record.headings[at + 1] };
    }
    return null;
  }
  // The best records, and how many there are in all; equal ones in the site's order.
  function find(query) {
    const asked = read(query);
    const byWeight = [];
    let count = 0;
    if (asked.words.length) {
      for (const records of shards) {
        for (const record of records ?? []) {
          const sum = weigh(record, asked);
          if (sum < 0) continue;
          count += 1;
          const equals = byWeight[sum] ??= [];
          if (equals.length < shownLimit) equals.push(record);
        }
      }
    }
    const records = byWeight.flat().slice(0, shownLimit);
    return {
      count,
      results: records.map((record) => {
        const heading = headingOf(record, asked);
        const kind = record.signature === null ? null : record.signature.replace(/^case /, "");
        const values = record.values.join(", ");
        return {
          title: record.title, href: hrefOf(record.path) + (heading ? `#${encodeURIComponent(heading.id)}` : ""),
          about: [heading && `# ${heading.text}`, record.flow !== record.title && record.flow, kind, values !== record.title && values].filter(Boolean),
        };
      }),
    };
  }

  // 5 Loading ---------------------------------------------------------------------------------
  let state = "waiting";
  const watchers = new Set();
  const changed = () => watchers.forEach((watcher) => watcher());
  async function start() {
    if (state === "loading" || state === "ready") return;
    state = "loading";
    // A list that the browser kept may name shards of an older site: then it is asked for anew.
    for (const query of ["", `?${Date.now()}`]) {
      if (state === "ready") continue;
      try {
        await load(`${root}search/index.js${query}`);
        await Promise.all(shardNames.map((name) => load(`${root}search/${name}`).then(changed)));
        state = "ready";
      } catch { /* Said below. */ }
    }
    if (state !== "ready") state = "failed";
    changed();
    // The first search of all would also wait for the browser to compile what it runs.
    find("warm up 가");
  }

  // 6 Finder ----------------------------------------------------------------------------------
  // A field with a list of results: the combobox pattern of the ARIA Authoring Practices Guide.
  function finder(name) {
    const field = element("input", {
      class: "finder-field", type: "text", role: "combobox", "aria-label": text("search"), "aria-autocomplete": "list",
      "aria-controls": `${name}-results`, "aria-expanded": "false", "aria-describedby": `${name}-hint`, placeholder: text("searchField"),
      autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go", maxlength: "200",
    });
    const results = element("div", { class: "finder-results", id: `${name}-results`, role: "listbox", "aria-label": text("results"), hidden: "" });
    const status = element("p", { class: "finder-status", role: "status" });
    const hint = element("p", { class: "finder-hint", id: `${name}-hint` }, text("searchHint"));
    let chosen = -1;

    function choose(number, scrolls = true) {
      results.children[chosen]?.setAttribute("aria-selected", "false");
      chosen = number;
      const option = results.children[chosen];
      option?.setAttribute("aria-selected", "true");
      if (option) field.setAttribute("aria-activedescendant", option.id);
      else field.removeAttribute("aria-activedescendant");
      if (scrolls) option?.scrollIntoView({ block: "nearest" });
    }
    function say(count) {
      const shown = results.children.length;
      if (!field.value.trim()) return "";
      if (state === "failed") return text("searchFailed");
      if (count > shown) return text("foundMore", { shown, count: count.toLocaleString(document.documentElement.lang) });
      if (count) return text(count === 1 ? "oneFound" : "found", { count });
      return text(state === "ready" ? "nothing" : "loading");
    }
    function show(kept) {
      const found = find(field.value);
      results.replaceChildren(...found.results.map(({ title, href, about }, number) => element(
        "a", { class: "finder-option", role: "option", id: `${name}-${number}`, href, tabindex: "-1", "aria-selected": "false" },
        element("span", { class: "finder-title" }, title),
        element("span", { class: "finder-about" }, about.join(" · ")))));
      results.hidden = found.results.length === 0;
      field.setAttribute("aria-expanded", String(!results.hidden));
      results.scrollTop = 0;
      const place = kept ? [...results.children].findIndex((option) => option.href === kept) : -1;
      choose(results.hidden ? -1 : Math.max(0, place), place > 0);
      const sentence = say(found.count);
      if (status.textContent !== sentence) status.textContent = sentence;
    }
    field.addEventListener("input", () => { start(); show(); });
    field.addEventListener("focus", start);
    field.addEventListener("keydown", (event) => {
      // Keys that end a Korean syllable belong to the input method.
      if (event.isComposing || event.keyCode === 229) return;
      const count = results.children.length;
      if (event.key === "ArrowDown" && count) choose((chosen + 1) % count);
      else if (event.key === "ArrowUp" && count) choose((chosen - 1 + count) % count);
      else if (event.key === "Enter" && count) open(results.children[chosen], event);
      else if (event.key === "Escape" && name === "search" && field.value) { field.value = ""; show(); }
      else return;
      event.preventDefault();
    });
    function open(option, { ctrlKey, metaKey, shiftKey }) {
      option.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    }
    results.addEventListener("click", (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) results.closest("dialog")?.close();
    });
    // Who has moved to a result while shards arrive stays on it.
    watchers.add(() => { if (field.value.trim()) show(chosen > 0 ? results.children[chosen].href : null); });
    return { field, show, parts: [field, status, results, hint] };
  }

  // 7 Palette ---------------------------------------------------------------------------------
  let palette = null;
  function makePalette() {
    const { field, show, parts } = finder("palette");
    const box = element("input", { type: "checkbox" });
    box.checked = !store.read("no-shortcut");
    box.addEventListener("change", () => store.write("no-shortcut", !box.checked));
    const shortcut = element("label", { class: "finder-shortcut" }, box, ` ${text("shortcut")}`);
    const dialog = element("dialog", { class: "palette", "aria-label": text("search") }, ...parts, shortcut);
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    return () => {
      if (dialog.open) return;
      dialog.showModal();
      show();
      field.select();
      start();
    };
  }
  waymark.openSearch = () => {
    const field = document.querySelector("#search .finder-field");
    if (field) return field.focus();
    palette ??= makePalette();
    palette();
  };
  waymark.mountSearch = (place) => {
    if (!place.childElementCount) place.append(...finder("search").parts);
  };
  window.waymarkSearch = { list, shard, find };
})();
