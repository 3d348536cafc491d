import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** What pages are made of: applications and the libraries that make calls on their behalf. */
const sources = () =>
  globSync('{apps/*,libs/{state,mfe,analytics}}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/^apps\/api\/|\.test\.|\.stories\.|\/testing\//.test(file))
    .map(read)
    .join('\n');

/** Every call as pages name it: `{ group: 'cart', verb: 'list', name: 'cartList' }`. */
const groupedCalls = () =>
  globSync('libs/contract/src/*/*.calls.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^ {2}(\w+): \{\s+as: '(\w+)\.(\w+)'/gm)].map(([, name, group, verb]) => ({
      group,
      verb,
      name,
    })),
  );

/** Names of the calls of the contract that no page makes, as the source says. */
export const callsNoPageMakes = () => {
  const pages = sources();
  return groupedCalls()
    .filter(({ group, verb }) => !new RegExp(`\\b${group}\\s*\\.\\s*${verb}\\b`).test(pages))
    .map(({ name }) => name);
};

/** The names in the table under "Calls that no page makes" of docs/contract.md. */
export const callsInDocs = () => {
  const [, section = ''] = read('docs/contract.md').split('## Calls that no page makes\n');
  const rows = section.split('\n## ')[0] ?? '';
  return rows
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
};
