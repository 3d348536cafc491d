import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { browserOnly, evaluate, type ServerBundle } from './bundles';
import type { Release } from './release-set';

/** What a remote's source offers, written beside its development build (tools/run/dev). */
type Offered = Pick<Release, 'routes' | 'slots'>;

/** Remotes as their developers' builds stand now: read anew whenever the files changed. Only in `npm run dev`. */
export type DevBundles = { bundle: (name: string) => ServerBundle | Error; offered: (name: string) => Offered };

/** @param appsDir folder of the applications' sources, where their development builds lie */
export const createDevBundles = (appsDir: string): DevBundles => {
  const read = keptWhileSame();
  const fileOf = (name: string, file: string) => join(appsDir, name, 'dist-dev', file);
  return {
    offered: (name) => read(fileOf(name, 'offered.json'), (text) => JSON.parse(text) as Offered),
    bundle: (name) => {
      const file = fileOf(name, 'server/server.cjs');
      try {
        return read(file, (text) => evaluate(file, text));
      } catch (error) {
        return browserOnly(name, `cannot run here (${(error as Error).message})`);
      }
    },
  };
};

const keptWhileSame = () => {
  const kept = new Map<string, { at: number; made: unknown }>();
  return <T>(file: string, make: (text: string) => T): T => {
    const at = statSync(file).mtimeMs;
    const known = kept.get(file);
    if (known?.at === at) return known.made as T;
    const made = make(readFileSync(file, 'utf8'));
    kept.set(file, { at, made });
    return made;
  };
};
