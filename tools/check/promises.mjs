import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { withMovedProofs } from './moved-proofs.mjs';
import { faultsOf, rowsOf } from './promise-rows.mjs';
import { withRenamedProofs } from './renamed-proofs.mjs';

/**
 * Every row of docs/promises names a proof that is there: files exist, and say what is quoted of them. With `--write`, a row names the file
 * that has its test now, and the title that the test has now.
 */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const repository = {
  exists: (path) => existsSync(path),
  read: (path) => (statSync(path).isFile() ? readFileSync(path, 'utf8') : ''),
  hasScript: (name) => name in scripts,
};
const documents = globSync('docs/promises/*.md').sort();
if (process.argv.includes('--write')) {
  const tests = globSync([
    '{apps,libs,tools,e2e}/**/*.{test,spec}.{ts,tsx,mjs}',
    'apps/api/src/testing/**/*.ts',
  ]).filter((file) => !file.includes('node_modules'));
  for (const file of documents) {
    const moved = withMovedProofs(readFileSync(file, 'utf8'), tests, repository);
    writeFileSync(file, withRenamedProofs(moved, repository));
  }
}
let rows = 0;
let faults = 0;
for (const file of documents) {
  const text = readFileSync(file, 'utf8');
  rows += rowsOf(text).length;
  for (const { at, fault } of faultsOf(text, repository)) {
    faults += 1;
    console.error(`${file}:${at}: ${fault}`);
  }
}
console.log(`${rows} promises in ${documents.length} documents, ${faults} without the proof they name`);
process.exit(faults ? 1 : 0);
