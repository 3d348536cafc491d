import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { messagesLoader } from './base.mjs';
import { root } from './workspace.mjs';
import { shell } from './shell.mjs';

const apps = join(root, 'apps');
const file = join(root, 'node_modules/.cache/souk/single-remotes.js');

/** Every remote's exposes as imports of one module that stands in for apps/shell/src/client/remotes.ts. */
const writeRemotes = async () => {
  const lines = [];
  const table = {};
  const add = (remote, expose, request) => {
    lines.push(`import * as m${lines.length} from ${JSON.stringify(request)};`);
    (table[remote] ??= []).push(`${JSON.stringify(expose)}: m${lines.length - 1}`);
  };
  for (const name of readdirSync(apps)) {
    const config = join(apps, name, 'remote.config.mjs');
    if (!existsSync(config)) continue;
    const { exposes, area } = (await import(pathToFileURL(config).href)).default;
    if (area) continue; // no page of the shop
    for (const [expose, path] of Object.entries(exposes)) add(name, expose, join(apps, name, path));
    for (const locale of ['en', 'fr'])
      add(name, `./messages.${locale}`, `!!${messagesLoader}?locale=${locale}!${config}`);
  }
  const modules = Object.entries(table).map(([name, all]) => `${JSON.stringify(name)}: { ${all.join(', ')} }`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(
    file,
    `${lines.join('\n')}
const modules = { ${modules.join(', ')} };
const kept = {};
export const createRemotes = (boot) => ({
  load: async (remote, expose) => modules[remote][expose],
  component: (remote, expose) => modules[remote][expose].Component,
  messages: (remote, locale) =>
    (kept[remote + locale] ??= Object.assign(Promise.resolve(), {
      status: 'fulfilled',
      value: modules[remote]['./messages.' + locale].default,
    })),
  slot: (name) => {
    const found = Object.entries(boot.remotes).find(([, release]) => release.slots[name]);
    return found ? { remote: found[0], expose: found[1].slots[name] } : null;
  },
  reset: () => {},
  report: async () => false,
});
`,
  );
};

/**
 * The whole store as one application, from the same source and without federation: what the federated build is measured
 * against (docs/federation.md, Seams). Never shipped.
 */
export const single = async (dir) => {
  await writeRemotes();
  const [client, server, document] = shell(dir, { mode: 'production' }, { folder: 'dist-dev/single', isSingle: true });
  client.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/\/remotes$/, (found) => {
      if (found.context.endsWith('shell/src/client')) found.request = file;
    }),
  );
  for (const side of [client, server, document]) {
    side.output.path = side.output.path.replace(/dist\b/, 'dist-dev/single');
    side.cache = false;
  }
  return [client, server, document];
};
