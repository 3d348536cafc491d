import { globSync, readFileSync } from 'node:fs';
import { checkHolders } from './held-by.mjs';
import { doubledIds, idsIn, nextIds } from './requirement-numbers.mjs';

/**
 * Lists the requirement ids of docs/requirements.md that no test names in its title, and holds the columns made from titles against them.
 * `requirements.mjs --next`: the id that a new fact of each group takes.
 */
const facts = readFileSync('docs/requirements.md', 'utf8');
if (process.argv.includes('--next')) {
  console.log(Object.values(nextIds(facts)).join(' '));
  process.exit();
}
const known = idsIn(facts);
const tests = globSync(['{apps,libs,tools}/**/*.test.{ts,tsx,mjs}', 'e2e/**/*.spec.ts']).filter(
  (file) => !file.includes('node_modules'),
);
const named = new Set(
  tests.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[([A-Z0-9]+-\d\d(?:[,\s]+[A-Z0-9]+-\d\d)*)\]/g)].flatMap(([, ids]) =>
      ids.split(/[,\s]+/),
    ),
  ),
);
const unknown = [...named].filter((id) => !known.includes(id));
const missing = known.filter((id) => !named.has(id));
console.log(
  `${known.length - missing.length} of ${known.length} requirements are named by a test in ${tests.length} files.`,
);
if (missing.length) console.log(`note: not named by a test yet: ${missing.join(' ')}`);
for (const id of doubledIds(facts)) {
  console.error(`${id} stands twice; the next free number is ${nextIds(facts)[id.split('-')[0]]}`);
  process.exitCode = 1;
}
if (unknown.length) {
  console.error(`Tests name ids that docs/requirements.md does not have: ${unknown.join(' ')}`);
  process.exitCode = 1;
}
for (const fault of checkHolders(false)) {
  console.error(fault);
  process.exitCode = 1;
}
