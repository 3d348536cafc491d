import type { FragmentModule, MessageTable, RouteModule } from '@souk/mfe';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import type { Release } from './release-set';
import { sharedModules } from './shared-modules';
import { log } from '../log';

/** A remote's server bundle: its exposes as modules, its words under `./messages.en` and `./messages.fr`. */
export type ServerBundle = {
  name: string;
  modules: Record<string, RouteModule & FragmentModule & { default?: MessageTable }>;
};

/** @returns where a release's server bundle lies; also the name that stack traces show */
export const bundleFile = (dir: string, release: Release) =>
  join(dir, release.name, release.version, 'server', release.server.entry);

/**
 * Evaluates a remote's server bundle against the one table of shared modules. Its bytes must match the release document.
 * @returns the failure, when there is one: a remote that cannot be rendered here is rendered in the browser
 */
export const loadBundle = (dir: string, release: Release): ServerBundle | Error => {
  const file = bundleFile(dir, release);
  try {
    return evaluate(file, verified(file, release));
  } catch (error) {
    log.error(`server bundle of ${release.name} ${release.version} failed: ${(error as Error).message}`);
    return error as Error;
  }
};

const verified = (file: string, release: Release): string => {
  const bytes = readFileSync(file);
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (found !== release.server.files[release.server.entry]?.integrity)
    throw new Error(`${file} is not what was released`);
  return bytes.toString('utf8');
};

/** Runs a server bundle's text. Its requires reach the shared modules and Node's own, nothing else. */
export const evaluate = (file: string, source: string): ServerBundle => {
  const module = { exports: {} as ServerBundle };
  const require = (id: string) => {
    const shared = sharedModules[id];
    if (shared) return shared;
    if (id.startsWith('node:')) return process.getBuiltinModule(id);
    throw new Error(`it requires "${id}", which the shell does not share`);
  };
  new vm.Script(`(function (require, module, exports) {${source}\n})`, { filename: file }).runInThisContext()(
    require,
    module,
    module.exports,
  );
  return module.exports;
};

/** In place of a bundle: says why this remote is not rendered here. */
export const browserOnly = (name: string, why: string) =>
  Object.assign(new Error(`${name} ${why}: it is rendered in the browser`), { name: 'BrowserOnly' });
