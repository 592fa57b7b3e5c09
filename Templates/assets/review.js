// Review marks: "OK" or "needs work" and a comment on any page, kept in this browser.
//
// Each page has an entry of its own in the browser's storage, so that two open pages never overwrite
// each other's marks. The page review.html lists, exports and merges them (marks.js).
"use strict";
(() => {
  const { element, root, site, text } = waymark;
  if (waymark.review) return;

  // A mark: { page, title, mark: "ok" | "needs-work" | null, comment, time }; the page is the file's
  // place in the site without ".html", which is the flow and the destination's id.
  const prefix = `waymark review ${JSON.stringify(site)} `;
  // What storage refuses, which may be full, is remembered until the page is left.
  const memory = new Map();
  let isKept = true;
  function attempt(work) {
    try { return work(localStorage); } catch { isKept = false; return null; }
  }
  function save(mark) {
    memory.set(mark.page, mark);
    attempt((storage) => {
      storage.setItem(prefix + mark.page, JSON.stringify(mark));
      memory.delete(mark.page);
    });
  }
  function remove(page) {
    memory.delete(page);
    attempt((storage) => storage.removeItem(prefix + page));
  }
  function parsed(json) {
    try { return valid(JSON.parse(json)); } catch { return null; }
  }
  // What comes from a file or from storage is a mark only if every part is of its kind.
  function valid(entry) {
    const isText = (value, limit) => typeof value === "string" && value.length <= limit;
    if (!entry || !isText(entry.page, 2000) || !isText(entry.title, 2000) || !isText(entry.comment, 20000)) return null;
    if (!["ok", "needs-work", null].includes(entry.mark) || !isText(entry.time, 40) || isNaN(Date.parse(entry.time))) return null;
    if (!entry.page || /^\/|\\|[\0-\x1f]|(^|\/)\.\.?(\/|$)/.test(entry.page)) return null;
    const { page, title, mark, comment } = entry;
    return { page, title, mark, comment, time: new Date(entry.time).toISOString() };
  }
  const markOf = (page) => memory.get(page) ?? parsed(attempt((storage) => storage.getItem(prefix + page)));
  function allMarks() {
    const marks = new Map();
    attempt((storage) => {
      for (let at = 0; at < storage.length; at++) {
        const name = storage.key(at);
        const mark = name.startsWith(prefix) ? parsed(storage.getItem(name)) : null;
        if (mark && name === prefix + mark.page) marks.set(mark.page, mark);
      }
    });
    return [...new Map([...marks, ...memory]).values()].sort((one, other) => one.page < other.page ? -1 : 1);
  }
  function button(label, work) {
    const made = element("button", { class: "button button--quiet", type: "button" }, label);
    made.addEventListener("click", work);
    return made;
  }
  Object.assign(waymark, { review: { save, remove, valid, allMarks, isKept: () => isKept, button } });

  const { page: kind, flow, destination } = document.body.dataset;
  function currentPage() {
    if (destination) return `${flow}/${destination}`;
    const path = location.href.startsWith(root) ? location.href.slice(root.length).split(/[?#]/)[0] : "index.html";
    const file = path === "" || path.endsWith("/") ? `${path}index` : path.replace(/\.html$/, "");
    try { return decodeURIComponent(file).normalize("NFC"); } catch { return file; }
  }
  const warning = () => isKept ? text("marked") : text("notKept");
  function addControls(head) {
    const page = currentPage();
    const title = document.querySelector("h1")?.textContent ?? page;
    const radio = (value, label) => element("label", {}, element("input", { type: "radio", name: "review-mark", value }), element("span", {}, label));
    const choice = element("fieldset", { class: "switch" }, element("legend", { class: "visually-hidden" }, text("review")),
      radio("ok", text("ok")), radio("needs-work", text("needsWork")));
    const comment = element("textarea", { rows: "2", "aria-label": text("comment"), placeholder: text("comment"), maxlength: "20000" });
    const status = element("p", { class: "review-status", role: "status" });
    const clear = button(text("removeMark"), () => {
      remove(page);
      comment.value = "";
      show(null);
      status.textContent = text("unmarked");
      choice.querySelector("input").focus();
    });
    const more = element("div", { class: "review-more" }, comment, clear);
    const box = element("div", { class: "review" }, choice, more, status);
    function show(mark) {
      for (const input of choice.querySelectorAll("input")) input.checked = mark?.mark === input.value;
      if (document.activeElement !== comment) comment.value = mark?.comment ?? "";
      more.hidden = !mark;
      box.dataset.mark = mark?.mark ?? "";
    }
    function keep() {
      const mark = choice.querySelector(":checked")?.value ?? null;
      save({ page, title, mark, comment: comment.value, time: new Date().toISOString() });
      more.hidden = false;
      box.dataset.mark = mark ?? "";
      if (status.textContent !== warning()) status.textContent = warning();
    }
    choice.addEventListener("change", keep);
    comment.addEventListener("input", keep);
    // Another page may have changed the mark, also while the browser kept this one for Back and Forward.
    for (const event of ["storage", "pageshow"]) addEventListener(event, () => show(markOf(page)));
    show(markOf(page));
    head.append(box);
  }

  const head = document.querySelector(".head");
  if (document.getElementById("review")) attempt((storage) => storage.length);
  else if (head && kind !== "search") addControls(head);
})();
