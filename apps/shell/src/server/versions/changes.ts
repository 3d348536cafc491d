import { changesIn } from '@souk/release/changes';
import { history } from '@souk/release/history';
import type { ReleaseSet } from '../releases/release-set';

/** One change of the release set: when, and which remote became what. */
export type Change = { seq: number; at: string; remotes: { name: string; from: string; to: string }[] };

const shownSets = 5;

/** The last changes of the release set, newest first, from the sets that the release tool keeps; none when it keeps none here. */
export const lastChanges = (releaseDir: string): Change[] =>
  changesIn(history(releaseDir, shownSets + 1) as ReleaseSet[]);
