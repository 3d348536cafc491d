import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await main();

/** `npm run dev [application …]`, or one remote against a store that runs: `npm run dev catalog -- --against http://…`. */
async function main() {
  const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
  const remotes = readdirSync(join(root, 'apps')).filter((name) =>
    existsSync(join(root, 'apps', name, 'remote.config.mjs')),
  );
  const servers = ['shell', 'api'];
  const known = [...remotes, ...servers];
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) refuse(`There is no ${unknown}: it is one of ${known.join(', ')}`);
  const isNamed = (name) => !positionals.length || positionals.includes(name);
  if (values.against === undefined) {
    const { devStore } = await import('./dev/dev-store.mjs');
    return devStore({ remotes: remotes.filter(isNamed), servers: servers.filter(isNamed) });
  }
  if (!URL.canParse(values.against)) refuse(`--against takes a store's address, not "${values.against}"`);
  if (positionals.length !== 1 || !remotes.includes(positionals[0]))
    refuse('Say one remote: npm run dev catalog -- --against http://localhost:4200');
  const { devAgainst } = await import('./dev/against.mjs');
  return devAgainst(positionals[0], new URL(values.against).origin);
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}
