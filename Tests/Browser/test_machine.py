"""The script's machine and Swift's run the same table."""
import json
import os
import pathlib
import subprocess

CHECK = """cases => {
  const faults = [];
  for (const known of cases) {
    const state = waymark.parse(known.before, known.container);
    const got = {};
    if (waymark.format(state) !== known.before) faults.push({ known, got: waymark.format(state) });
    try {
      const next = waymark.apply(state, known.action);
      got.after = waymark.format(next);
      got.trail = waymark.trail(waymark.top(next)).map(({ id, on }) => (on ? '+' : '!') + id);
      got.tabs = waymark.selectedTabs(next[0].content);
      got.columns = waymark.columns(waymark.top(next)).map(({ selection = '', shown = '' }) => `${selection}>${shown}`);
      got.covers = waymark.coversTabs(next[0].content);
      got.notes = waymark.notes(state, known.action, next).map(({ id, values }) => [id, ...Object.values(values).flat()].join(' '));
    } catch (problem) {
      if (!(problem instanceof waymark.Problem)) throw problem;
      got.problem = [problem.id, ...Object.values(problem.values)].join(' ');
    }
    for (const name of ['after', 'trail', 'tabs', 'columns', 'covers', 'notes', 'problem']) {
      if (JSON.stringify(got[name]) !== JSON.stringify(known[name])) faults.push({ name, known, got: got[name] ?? null });
    }
  }
  return faults.slice(0, 5);
}"""


def test_both_machines_agree_on_every_step_of_random_walks(open_page, example, tmp_path):
    path = tmp_path / "cases.json"
    subprocess.run([pathlib.Path(os.environ["WAYMARK_PRODUCTS"]) / "BrowserFixture", "cases", path], check=True)
    cases = json.loads(path.read_text(encoding="utf-8"))
    assert len(cases) > 2000
    assert {case["action"]["kind"] for case in cases} == {
        "push", "show", "back", "dismiss", "dismissAll", "pop", "popTo", "popToRoot", "setStack", "replaceTop", "present",
        "selectTab", "select", "openURL"}
    assert len({case["problem"].split()[0] for case in cases if "problem" in case}) == 6
    page = open_page(example("champions", "main-tab/home"))
    assert page.evaluate(CHECK, cases) == []


def test_mutilated_addresses_never_break_the_reader(open_page, example, tmp_path):
    page = open_page(example("champions", "main-tab/home"))
    broken = page.evaluate("""() => {
      let seed = 7;
      const next = (count) => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed % count; };
      const letters = '~=+!:;,&*%2/aZ가';
      const [stack, columns] = ['x/y', [{ id: 's', root: 'x/y' }, { id: 'd', root: 'z' }]];
      const container = { selected: 0, tabs: [{ id: 'a', content: { root: { screen: stack }, entries: [] } },
        { id: 'b', content: { root: { screen: stack }, entries: [], columns } }] };
      const faults = [];
      for (let count = 0; count < 20000; count += 1) {
        let text = '~;b;a+x/y;b+2:z+q&sheet*:m+n';
        for (let edits = next(6); edits >= 0; edits -= 1) {
          const place = next(text.length + 1);
          text = text.slice(0, place) + letters[next(letters.length)] + text.slice(place + next(3));
        }
        try {
          const state = waymark.parse(text, container);
          const again = waymark.format(waymark.parse(waymark.format(state), container));
          if (again !== waymark.format(state)) faults.push(text);
        } catch (error) {
          if (!(error instanceof waymark.Problem && error.id === 'malformed')) faults.push(`${text}: ${error}`);
        }
      }
      return faults.slice(0, 5);
    }""")
    assert broken == []
