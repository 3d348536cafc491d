import { changesIn } from '@souk/release/changes';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '../releases/release-set';

/** One change of the release set: when, and which remote became what. */
export type Change = { seq: number; at: string; remotes: { name: string; from: string; to: string }[] };

const shownSets = 5;

/** The last changes of the release set, newest first, from the sets that the release tool keeps; none when it keeps none here. */
export const lastChanges = (releaseDir: string): Change[] => {
  const folder = join(releaseDir, 'history');
  const sets: ReleaseSet[] = [];
  try {
    const files = readdirSync(folder).filter((name) => /^\d+\.json$/.test(name));
    for (const file of files
      .sort()
      .reverse()
      .slice(0, shownSets + 1))
      sets.push(JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReleaseSet);
  } catch {
    return [];
  }
  return changesIn(sets);
};
