import { parseArgs } from 'node:util';
import { ensureInstalled, underProjectNode } from '../run/install.mjs';

const help = `npm run bench -- [PART …] [--rounds 5] [--seconds 8]

  Parts: weight, memory, pages, taps, signed-in, errands, server, checkout; all of them without a name.
  search, by its name only: lists of a large catalogue by OpenSearch, on PostgreSQL; --products 1000000.
  catalogue-memory, by its name only: memory of an api process at 600, 100,000 and 1,000,000 products; --products for another number.
  weight needs no store: bytes of the applications of three pages, by file and by package.
  faults, by its name only: pages with one remote's files gone, and with an api that is 2 s late.
  early, half an hour: 525 first presses at five moments on three lines; by its name only.
  desk, by its name only: the back office with 100,000 orders and products, and a file of 10,000 lines.
  --rounds   visits of each page or errand, of which the median is told, or of tries (early)
  --database embedded or postgres: on one of the two alone (desk)
  --only     lists or file: one of its two halves (desk)
  --products so many are copied once and kept (search, catalogue-memory)
  --seconds  how long each address is asked (server), or the buyers buy (checkout)
`;
const names = [
  'weight',
  'memory',
  'pages',
  'taps',
  'signed-in',
  'errands',
  'early',
  'server',
  'checkout',
  'faults',
  'desk',
  'search',
  'catalogue-memory',
];
const byNameOnly = ['early', 'faults', 'desk', 'search', 'catalogue-memory'];

ensureInstalled();
if (underProjectNode(import.meta.filename)) await bench(asked());

/** Says what is wrong with the command in one line, before anything is built. */
function asked() {
  try {
    const options = {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      database: { type: 'string' },
      only: { type: 'string' },
      products: { type: 'string' },
      help: { type: 'boolean' },
    };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) end(help, 0);
    const unknown = positionals.find((name) => !names.includes(name));
    if (unknown) end(`There is no part ${unknown}: it is one of ${names.join(', ')}`, 1);
    const { database, only, ...numbers } = values;
    if (database && !['embedded', 'postgres'].includes(database)) end('--database takes embedded or postgres', 1);
    if (only && !['lists', 'file'].includes(only)) end('--only takes lists or file', 1);
    if (database) process.env.BENCH_DATABASE = database;
    if (only) process.env.BENCH_ONLY = only;
    for (const [name, text] of Object.entries(numbers))
      if (!/^[1-9]\d{0,6}$/.test(text)) end(`--${name} takes a whole number, not "${text}"`, 1);
    if (values.rounds) process.env.BENCH_ROUNDS = values.rounds;
    if (values.products) process.env.BENCH_PRODUCTS = values.products;
    if (values.seconds) process.env.BENCH_SECONDS = values.seconds;
    return names.filter((name) => (positionals.length ? positionals.includes(name) : !byNameOnly.includes(name)));
  } catch (error) {
    return end(error.message, 1);
  }
}

function end(text, code) {
  (code ? console.error : console.log)(text);
  process.exit(code);
}

/** `npm run bench`: builds, opens a store with fresh data, measures, prints tables. Judges nothing. */
async function bench(wanted) {
  const { ensureBrowser } = await import('../run/browser.mjs');
  const { buildForTests } = await import('../run/build.mjs');
  const { openBenchStore } = await import('./bench-store.mjs');
  const { catalogueMemoryPart, checkoutPart, deskPart, faultsPart, parts, searchPart } = await import('./parts.mjs');
  const begun = Date.now();
  process.env.CHROMIUM = ensureBrowser();
  const releaseDir = buildForTests();
  if (wanted.includes('weight')) {
    const { benchWeight } = await import('./weight.mjs');
    const { byFile, byPart } = benchWeight();
    print('The whole application of a page by file (bytes in brotli)', byFile);
    print('The application of a product page by what it is made from (bytes in brotli)', byPart);
  }
  const ofStore = wanted.filter((name) => parts[name]);
  if (ofStore.length) {
    const store = await openBenchStore(releaseDir);
    for (const name of ofStore) print(parts[name].title, await parts[name].run(store));
    await store.stop();
  }
  if (wanted.includes('search')) for await (const [title, rows] of searchPart()) print(title, rows);
  if (wanted.includes('catalogue-memory')) for await (const [title, rows] of catalogueMemoryPart()) print(title, rows);
  if (wanted.includes('checkout')) for await (const [title, rows] of checkoutPart()) print(title, rows);
  if (wanted.includes('faults')) for await (const [title, rows] of faultsPart(releaseDir)) print(title, rows);
  if (wanted.includes('desk')) for await (const [title, rows] of deskPart(releaseDir)) print(title, rows);
  console.log(`\nMeasured in ${Math.round((Date.now() - begun) / 1000)} s, builds included.`);
  process.exit(0);
}

function print(title, rows) {
  const columns = Object.keys(rows[0] ?? {});
  console.log(`\n### ${title}\n`);
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${columns.map((column) => row[column]).join(' | ')} |`);
}
