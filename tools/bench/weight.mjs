import { weightsIn } from '@souk/release/weights-in';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../run/install.mjs';

/** Pages whose whole application is weighed: the same as those that `pages.mjs` visits. All of them are the catalogue's. */
const pages = { home: './home', list: './shop-now', product: './product' };

const built = (app) => {
  const dist = join(root, 'apps', app, 'dist');
  return { dist: join(dist, 'client'), release: JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) };
};

/** The scripts of a page's application, as `pageFiles` of the shell's server names them. */
const scriptsOf = (shell, remote, expose) => [
  ...[...shell.release.scripts, ...shell.release.messages.en, ...shell.release.federation].map((file) => ({
    name: `shell/${file}`,
    path: join(shell.dist, file),
  })),
  ...[remote.release.entry, ...remote.release.exposes[expose].js, ...remote.release.exposes['./messages.en'].js].map(
    (file) => ({ name: `catalog/${file}`, path: join(remote.dist, file) }),
  ),
];

const sum = (values) => values.reduce((all, one) => all + one, 0);
const withTotal = (rows, columns) => [
  ...rows,
  { what: 'all', ...Object.fromEntries(columns.map((column) => [column, sum(rows.map((row) => row[column]))])) },
];

/** Bytes of brotli, by file and by what they were made from: of the build alone, so they are the same on every machine. */
export const benchWeight = () => {
  const shell = built('shell');
  const remote = built('catalog');
  const scripts = Object.entries(pages).map(([page, expose]) => [page, scriptsOf(shell, remote, expose)]);
  const files = new Map(scripts.flatMap(([, list]) => list.map(({ name, path }) => [name, readFileSync(path)])));
  const size = Object.fromEntries([...files].map(([name, bytes]) => [name, brotliCompressSync(bytes).length]));
  const byFile = [...files.keys()].map((what) => ({
    what,
    ...Object.fromEntries(
      scripts.map(([page, list]) => [page, list.some(({ name }) => name === what) ? size[what] : 0]),
    ),
  }));
  const [, ofProduct] = scripts.find(([page]) => page === 'product');
  const parts = new Map();
  for (const { name, path } of ofProduct)
    for (const [part, bytes] of weightsIn(files.get(name).toString(), readFileSync(`${path}.map`, 'utf8'), size[name]))
      parts.set(part, (parts.get(part) ?? 0) + bytes);
  const byPart = [...parts].sort(([, a], [, b]) => b - a).map(([what, product]) => ({ what, product }));
  return { byFile: withTotal(byFile, Object.keys(pages)), byPart: withTotal(byPart, ['product']) };
};
