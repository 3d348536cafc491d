import { globSync, readFileSync } from 'node:fs';
import { checkHolders } from './held-by.mjs';

/** Lists the requirement ids of docs/requirements.md that no test names in its title, and holds the columns made from titles against them. */
const known = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z0-9]+-\d\d)\b/gm)].map(([, id]) => id);
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
if (missing.length) console.log(`Not named yet: ${missing.join(' ')}`);
if (unknown.length) {
  console.error(`Tests name ids that docs/requirements.md does not have: ${unknown.join(' ')}`);
  process.exitCode = 1;
}
for (const fault of checkHolders(false)) {
  console.error(fault);
  process.exitCode = 1;
}
