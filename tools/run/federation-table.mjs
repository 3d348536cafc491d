/**
 * The figures of `npm run test:federation` as rows of docs/federation.md: what is measured, the target of the design, and
 * how it comes out of the figures that the specs told (e2e/conformance, `figure`). A row whose spec did not run is left out.
 */
const first = (pick) => (figures) => Object.entries(figures).find(([name]) => pick.test(name))?.[1];
const seen = (pick, unit = '') => {
  const value = first(pick);
  return (figures) => (value(figures) === undefined ? undefined : `${shown(value(figures))}${unit}`);
};
const shown = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value).toLocaleString('en');

/** Median and slowest of all figures of one kind; of the slowest, whose it is: what stands between the first two commas. */
const spread = (pick) => (figures) => {
  const all = Object.entries(figures)
    .filter(([name]) => pick.test(name))
    .sort(([, a], [, b]) => a - b);
  if (!all.length) return undefined;
  const [, median] = all[Math.floor(all.length / 2)];
  const [slowest, most] = all.at(-1);
  return `${shown(median)} ms, slowest of ${all.length}: ${shown(most)} ms (${slowest.split(', ')[1]})`;
};

/** All figures of one kind by what they are of. */
const each = (pick) => (figures) => {
  const found = Object.entries(figures).flatMap(([name, value]) => {
    const [, what] = pick.exec(name) ?? [];
    return what ? [`${what} ${shown(value)}`] : [];
  });
  return found.length ? `${found.join(' · ')} ms` : undefined;
};

/** Several figures in one cell; none when one is missing. */
const together = (parts, words) => (figures) => {
  const values = parts.map((part) => part(figures));
  return values.includes(undefined) ? undefined : words(...values);
};

const fallback = (way) => spread(new RegExp(`^time to fallback, .*, ${way} \\(ms\\)$`));

export const rows = [
  [
    'promote → first new page · rollback → first new page',
    '≤ 10 s',
    together([seen(/^promote to/, ' ms'), seen(/^rollback to/, ' ms')], (...both) => both.join(' · ')),
  ],
  [
    'automatic rollback of a broken canary, one visitor at a time',
    '≤ 60 s',
    together(
      [seen(/^automatic rollback, with/, ' s'), seen(/^automatic rollback.*page loads/), seen(/of these, healed/)],
      (time, loads, healed) => `${time}, ${loads} loads, ${healed} mended in the same tab`,
    ),
  ],
  ['twenty changes at once by the command line, all applied after', 'none lost', seen(/^twenty changes/, ' ms')],
  [
    'canary of 10 %: share of 2,000 visitors · visitors whose version changed',
    '± 1.5 pp · 0',
    together([seen(/^canary of 10/, ' %'), seen(/^canary: visitors/)], (...both) => both.join(' · ')),
  ],
  ['time to fallback: down', '≤ 0.5 s', fallback('down')],
  ['time to fallback: 404', '≤ 0.5 s', fallback('404')],
  ['time to fallback: 500 with JSON', '≤ 1 s', fallback('500 with JSON')],
  ['time to fallback: HTML for JavaScript', '≤ 1 s', fallback('HTML for JavaScript')],
  ['time to fallback: tampered entry or chunk (none of it ran)', '≤ 1 s', fallback('a tampered .*')],
  ['time to fallback: hanging, mirror included', '≤ 3 s', fallback('hanging')],
  [
    'a page for the signed-in alive after its frame, all well: its walls too wait for who is signed in',
    '–',
    each(/^(\w+): alive after its frame/),
  ],
  [
    'slow 3G (400 ms, 50 KB/s): list · cart alive, no remote lost',
    'none lost',
    together([seen(/slow 3G: \/products/, ' ms'), seen(/slow 3G: \/order/, ' ms')], (...both) => both.join(' · ')),
  ],
  [
    'shell interactive: all remotes well · all down',
    'within 10 %',
    together([seen(/all remotes well/, ' ms'), seen(/all remotes down/, ' ms')], (...both) => both.join(' · ')),
  ],
  ['files of the page’s remote asked for in a second round, +100 ms each', '0', seen(/in a second round$/)],
  ['pages whose style depends on the order of visits', '0', seen(/^pages whose style/)],
  ['lost chunks in a tab that outlives a deploy', '0', seen(/^mid-session deploy/)],
  [
    'hydration mismatches during 50 deploys · generations in memory after them',
    '0 · 1',
    together([seen(/^hydration mismatches/), seen(/^generations of server/)], (...both) => both.join(' · ')),
  ],
  ['next shell × remotes of today and tomorrow: pages seen', 'all', seen(/^next shell/)],
  ['heap of the shell server after every 10th change under traffic, collected (MB)', 'level', seen(/^soak: heap/)],
  ['its process (MB)', 'level', seen(/^soak: its process/)],
  ['heap of the page before and after 200 route changes', 'level', seen(/^heap before and after/)],
  ['from saving to seeing it, `npm run dev`', '≤ 1.5 s', each(/^dev: from saving (.+) to seeing it, ms$/)],
  ['beside one application: largest contentful paint (ms)', '≤ 5 % more', seen(/^seams, lcp/)],
  ['beside one application: layout shift', '≤ 0.02', seen(/^seams, cls/)],
  ['beside one application: hydrated (ms)', '–', seen(/^seams, hydrated/)],
  ['beside one application: JavaScript as sent (KB)', '–', seen(/^seams, kilobytes/)],
  ['first change to an unseen remote’s page, pressed at once (ms)', '–', seen(/^seams, route:/)],
  ['the same, pressed after the pointer had rested on the link (ms)', '≤ 100 ms', seen(/^seams, route after/)],
];

/** @returns the table as Markdown, in the form that prettier leaves alone */
export const tableOf = (figures) => {
  const cells = [['what', 'target', 'seen']];
  for (const [what, target, read] of rows) {
    const value = read(figures);
    if (value !== undefined) cells.push([what, target, value]);
  }
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
};
