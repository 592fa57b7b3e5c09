// The page of review marks: lists them, shares them as Markdown and JSON, merges another reviewer's.
//
//   1 texts to share · 2 merging · 3 the list
"use strict";
(() => {
  const { element, root, site, text, review } = waymark;
  if (review.merge) return;
  const { save, remove, valid, allMarks, isKept, button } = review;
  const wordOf = (mark) => text({ ok: "ok", "needs-work": "needsWork" }[mark] ?? "comment");
  const hrefOf = (page) => `${root}${encodeURI(page).replace(/[?#]/g, encodeURIComponent)}.html`;

  // 1 Texts to share --------------------------------------------------------------------------
  const asJSON = (marks) => `${JSON.stringify({ schema: "waymark.review/1", site, marks }, null, 2)}\n`;
  const escaped = (line) => line.replace(/[\\`*_[\]<>#|~@&]/g, "\\$&").replace(/\s+/g, " ");
  // A code span whose fence is longer than every run of backticks in it.
  function code(content) {
    const fence = "`".repeat(1 + Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length)));
    return fence.length > 1 ? `${fence} ${content} ${fence}` : `\`${content}\``;
  }
  function asMarkdown(marks) {
    const having = (kind) => marks.filter(({ mark }) => mark === kind);
    const lines = [`## ${escaped(text("reviewOf", { site }))}`, "",
      text("summary", { work: having("needs-work").length, ok: having("ok").length })];
    for (const kind of ["needs-work", null, "ok"]) {
      const some = having(kind);
      if (!some.length) continue;
      lines.push("", `### ${escaped(wordOf(kind))}`, "");
      for (const { page, title, comment } of some) {
        lines.push(`- [${kind === "ok" ? "x" : " "}] **${escaped(title)}** ${code(page)}`);
        if (comment.trim()) lines.push(...comment.trim().split(/\r?\n/).map((line) => `  > ${line}`));
      }
    }
    return `${lines.join("\n")}\n`;
  }

  // 2 Merging ---------------------------------------------------------------------------------
  const isSame = (one, other) => one.mark === other.mark && one.comment === other.comment;
  // Of two marks of a page the newer one; of equally old ones the same one whoever merges.
  function newer(one, other) {
    if (one.time !== other.time) return one.time > other.time ? one : other;
    return JSON.stringify(one) > JSON.stringify(other) ? one : other;
  }
  // What a file's text makes of the marks that are here; null where it holds none.
  function merge(here, json) {
    let file;
    try { file = JSON.parse(json); } catch { return null; }
    if (file?.schema !== "waymark.review/1" || !Array.isArray(file.marks)) return null;
    const merged = { site: String(file.site ?? ""), taken: [], same: 0, leftOut: 0, conflicts: [] };
    const known = new Map(here.map((mark) => [mark.page, mark]));
    for (const entry of file.marks) {
      const theirs = valid(entry);
      const ours = theirs && known.get(theirs.page);
      if (!theirs) { merged.leftOut += 1; continue; }
      if (ours && isSame(ours, theirs)) { merged.same += 1; continue; }
      const kept = ours ? newer(ours, theirs) : theirs;
      if (ours) merged.conflicts.push({ kept, dropped: kept === ours ? theirs : ours });
      known.set(kept.page, kept);
      if (kept === theirs) merged.taken.push(theirs);
    }
    return merged;
  }
  Object.assign(review, { merge, asMarkdown, asJSON });

  // 3 The list --------------------------------------------------------------------------------
  const fileName = (ending) => `review-${site.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "site"}.${ending}`;
  function saveFile(ending, kind, content) {
    const url = URL.createObjectURL(new Blob([content], { type: `${kind};charset=utf-8` }));
    element("a", { href: url, download: fileName(ending) }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
  async function copy(content) {
    try {
      await navigator.clipboard.writeText(content);
      return true;
    } catch { /* Not allowed here: the older way may be. */ }
    const area = element("textarea", { class: "visually-hidden", readonly: "" });
    area.value = content;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
  const about = ({ mark, comment, time }) => `${wordOf(mark)}, ${new Date(time).toLocaleString(document.documentElement.lang)}${comment ? `: ${comment}` : ""}`;
  function row(mark, refresh) {
    const link = element("a", { href: hrefOf(mark.page) }, mark.title);
    const item = element("li", { class: "mark-row", "data-mark": mark.mark ?? "" },
      element("p", {}, link, " ", element("span", { class: "mark-word" }, wordOf(mark.mark))),
      element("p", { class: "quiet" }, element("code", {}, mark.page), ` · ${new Date(mark.time).toLocaleString(document.documentElement.lang)}`));
    if (mark.comment.trim()) item.append(element("p", { class: "mark-comment" }, mark.comment));
    const clear = button(text("removeMark"), () => { remove(mark.page); refresh(text("unmarked")); });
    clear.setAttribute("aria-label", text("removeMarkOf", { title: mark.title }));
    item.append(clear);
    return item;
  }
  function addList(place) {
    const status = element("p", { class: "review-status", role: "status", tabindex: "-1" });
    const rows = element("ul", { class: "marks" });
    const conflicts = element("div", { class: "review-conflicts" });
    const sharing = async (content) => { status.textContent = text(await copy(content) ? "copied" : "notCopied"); };
    const exporting = element("section", { class: "section" }, element("h2", {}, text("export")), element("p", { class: "actions" },
      button(text("copyMarkdown"), () => sharing(asMarkdown(allMarks()))), button(text("saveMarkdown"), () => saveFile("md", "text/markdown", asMarkdown(allMarks()))),
      button(text("copyJSON"), () => sharing(asJSON(allMarks()))), button(text("saveJSON"), () => saveFile("json", "application/json", asJSON(allMarks())))));
    const file = element("input", { type: "file", accept: ".json,application/json", id: "review-file" });
    const importing = element("section", { class: "section" }, element("h2", {}, text("import")),
      element("label", { for: "review-file" }, text("importFile")), file, conflicts);
    function refresh(sentence) {
      const marks = allMarks();
      rows.replaceChildren(...(marks.length ? marks.map((mark) => row(mark, (said) => { refresh(said); status.focus(); })) : [element("li", { class: "quiet" }, text("noMarks"))]));
      exporting.hidden = !marks.length;
      status.textContent = [sentence, isKept() ? "" : text("notKept")].filter(Boolean).join(" ");
    }
    file.addEventListener("change", async () => {
      const merged = file.files.length ? merge(allMarks(), await file.files[0].text()) : null;
      file.value = "";
      conflicts.replaceChildren();
      if (!merged) { status.textContent = text("badFile"); return; }
      merged.taken.forEach(save);
      showConflicts(conflicts, merged.conflicts);
      refresh([
        text("imported", { taken: merged.taken.length, same: merged.same, conflicts: merged.conflicts.length }),
        merged.leftOut ? text("leftOut", { count: merged.leftOut }) : "",
        merged.site === site ? "" : text("otherSite", { site: merged.site }),
      ].filter(Boolean).join(" "));
    });
    addEventListener("storage", () => refresh(""));
    addEventListener("pageshow", ({ persisted }) => { if (persisted) refresh(""); });
    place.replaceChildren(status, rows, exporting, importing);
    refresh("");
  }
  function showConflicts(place, conflicts) {
    if (!conflicts.length) return;
    const item = ({ kept, dropped }) => element("li", {}, element("p", {}, element("a", { href: hrefOf(kept.page) }, kept.title)),
      element("p", {}, element("strong", {}, text("kept")), ` ${about(kept)}`),
      element("p", { class: "quiet" }, element("strong", {}, text("dropped")), ` ${about(dropped)}`));
    place.append(element("h3", {}, text("conflicts")), element("ul", { class: "problems" }, ...conflicts.map(item)));
  }

  addList(document.getElementById("review"));
})();
