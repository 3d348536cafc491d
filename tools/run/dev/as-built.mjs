import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { sharedKeys } from '@souk/build/shared-keys';
import { root } from '../root.mjs';

/** Tokens are style sheets of the shell, which remotes only name. */
const comesWithShell = (path) =>
  path.startsWith('libs/ui/src/theme/') ||
  sharedKeys.some((key) => path.startsWith(key.replace('@souk/', 'libs/') + '/'));

/** Whose build a file goes into. @returns no name for what several build, or none: that is seen where it is built */
const ownerOf = (path) => {
  if (/\.test\.|\/testing\//.test(path)) return undefined;
  const [, app] = /^apps\/([^/]+)\/src\//.exec(path) ?? [];
  return app ?? (comesWithShell(path) ? 'shell' : undefined);
};

/**
 * @param path a saved file, from the root of the repository
 * @param fromSource the applications that run from source
 * @returns what to say when it belongs to one that runs as built, so that nobody waits for a page that will not change
 */
export const asBuiltLine = (path, fromSource, how = (name) => `npm run dev ${[...fromSource, name].join(' ')}`) => {
  const owner = ownerOf(path);
  if (!owner || fromSource.includes(owner)) return undefined;
  return `${path} is not seen: ${owner} runs as built (${how(owner)})`;
};

/**
 * Says of every saved file that belongs to something running as built.
 * @param options.folder the repository @param options.say writes a line
 * @returns `close`
 */
export const tellAsBuilt = (fromSource, { folder = root, say = console.log, how } = {}) => {
  const told = new Map();
  const saved = (path) => {
    const line = asBuiltLine(path, fromSource, how);
    const stat = line && statSync(join(folder, path), { throwIfNoEntry: false });
    // An editor's save is several events.
    if (!stat?.isFile() || told.get(path) === stat.mtimeMs) return;
    told.set(path, stat.mtimeMs);
    say(line);
  };
  const watchers = sourcesIn(folder).map((part) =>
    watch(
      join(folder, part),
      { recursive: true },
      (_event, name) => name && saved(`${part}/${name.split(sep).join('/')}`),
    ),
  );
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
};

const sourcesIn = (folder) =>
  ['apps', 'libs'].flatMap((part) =>
    readdirSync(join(folder, part))
      .map((name) => `${part}/${name}/src`)
      .filter((path) => existsSync(join(folder, path))),
  );
