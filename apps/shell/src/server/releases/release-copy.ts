import { openLocalCopy } from '@souk/release/local-copy';
import { openReleaseStore } from '@souk/release/release-store';
import { refuseWithoutConditionalReads } from '@souk/release/store-probe';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Pass } from '../develop/pass';
import { log } from '../log';

/** `own`: there is no release store, this server reads `RELEASE_DIR` alone. */
export type ReleaseStoreState = 'own' | 'ready' | 'not reached';

/** This server's copy of a release store. Without one everything is there already, or nowhere. */
export interface ReleaseCopy {
  /** The store itself. */
  readonly store?: ReturnType<typeof openReleaseStore>;
  state(): ReleaseStoreState;
  /** Begins to look for new releases. @param onChange called when the copy has another set */
  follow(onChange: () => void): void;
  /** Fetches a file of a build when it is not here. @returns whether it is here now */
  fetchFile(path: string): Promise<boolean>;
  /** Fetches the stored versions that a link pins. */
  fetchPinned(pass: Pass | null): Promise<void>;
  close(): void;
}

type Settings = { releaseDir: string; releaseStore?: string; storageUrl?: string; shellDir?: string };

const pollMs = 500;
const pruneMs = 3_600_000;
/** A store that is out is asked more and more rarely, a document that is refused soon again. */
const slowestMs = { 'not reached': 10_000, ready: 2_000, own: pollMs };

export const withoutStore: ReleaseCopy = {
  state: () => 'own',
  follow: () => undefined,
  fetchFile: async () => false,
  fetchPinned: async () => undefined,
  close: () => undefined,
};

/** By which document and builds are known to be ours. It never comes from the store. */
const publicKeysOf = (releaseDir: string, env: NodeJS.ProcessEnv): string => {
  const file = join(releaseDir, 'keys/release.pub');
  if (env['RELEASE_PUBLIC_KEY']) return env['RELEASE_PUBLIC_KEY'];
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`RELEASE_STORE needs the key that proves releases: set RELEASE_PUBLIC_KEY, or put it into ${file}`);
};

/** Notes how the store answers, and reports each change once. */
const createStateNotes = (name: string, hasSet: () => boolean) => {
  let state: ReleaseStoreState = 'ready';
  let lastReason = '';
  let failures = 0;
  return {
    state: () => state,
    reason: () => lastReason,
    note: (error: Error | null) => {
      failures = error ? failures + 1 : 0;
      // A document that is refused was reached.
      state = error?.name === 'ReleaseStoreError' ? 'not reached' : 'ready';
      const reason = error?.message ?? '';
      // Without a last set the process ends, with a line of its own.
      if (reason && reason !== lastReason && hasSet())
        log.error(`releases of ${name} are not taken, the last set stays: ${reason}`);
      if (!reason && lastReason) log.info(`releases of ${name} are taken again`);
      lastReason = reason;
    },
    waitMs: () => Math.min(pollMs * 2 ** Math.min(failures, 6), slowestMs[state]),
  };
};

/** Fetches single files and pinned versions. A failure is reported, and is nobody's error page. */
const createFetches = (name: string, releaseDir: string, copy: ReturnType<typeof openLocalCopy>) => {
  const pinned = new Set<string>();
  const isHere = (remote: string, version: string, digest: string) =>
    pinned.has(digest) && existsSync(join(releaseDir, remote, version, 'release.json'));
  const noted = (work: Promise<boolean>): Promise<boolean> =>
    work.catch((error: Error) => {
      log.error(`not fetched from ${name}: ${error.message}`);
      return false;
    });
  return {
    fetchFile: (path: string) => {
      const [remote = '', version = '', ...file] = path.split('/').filter(Boolean);
      return noted(copy.copyOne(remote, version, file.join('/')));
    },
    fetchPinned: async (pass: Pass | null) => {
      for (const [remote, { version, digest }] of Object.entries(pass?.versions ?? {}))
        if (isHere(remote, version, digest)) copy.noteShown(`${remote}/${version}`);
        else if (await noted(copy.copyPinned(remote, version, digest))) pinned.add(digest);
    },
  };
};

/** Prunes the copy at the first call and then once an hour. @param keep builds that stay: the program that runs */
const createPruning = (copy: ReturnType<typeof openLocalCopy>, keep: string[]) => {
  let at = -Infinity;
  return async () => {
    if (performance.now() - at < pruneMs) return;
    at = performance.now();
    const deleted = await copy.prune({ keep }).catch((error: Error) => {
      log.error(`old builds are not deleted: ${error.message}`);
      return [];
    });
    if (deleted.length) log.info(`deleted here, and in the release store as before: ${deleted.join(', ')}`);
  };
};

/**
 * Opens the release store that `RELEASE_STORE` names and brings what is live there into `RELEASE_DIR`. A store that is not reached, or
 * whose document is refused, leaves the set of the last time.
 * @throws in one line when there is no set of the last time either, or the store does not honour conditions
 */
export const openReleaseCopy = async (
  { releaseDir, releaseStore, storageUrl, shellDir }: Settings,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ReleaseCopy> => {
  if (!releaseStore) return withoutStore;
  publicKeysOf(releaseDir, env); // a server without it would take nothing, ever
  const store = openReleaseStore(releaseStore, storageUrl);
  const copy = openLocalCopy(store, releaseDir, () => publicKeysOf(releaseDir, env));
  const hasSet = () => existsSync(join(releaseDir, 'release.json'));
  const { note, waitMs, state, reason } = createStateNotes(store.name, hasSet);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** @returns whether there is another set */
  const look = async (): Promise<boolean> => {
    try {
      const set = await copy.update();
      note(null);
      return set !== null;
    } catch (error) {
      note(error as Error);
      return false;
    }
  };
  await look();
  if (!hasSet()) throw new Error(`There is no release in ${releaseDir} and none comes from ${store.name}: ${reason()}`);
  // One that goes out at this moment is an outage like any other.
  await refuseWithoutConditionalReads(store).catch((error: Error) => {
    if (error.name !== 'ReleaseStoreError') throw error;
  });

  const prune = createPruning(copy, shellDir ? [relative(realpathSync(releaseDir), shellDir)] : []);
  const takeAndPrune = async (onChange: () => void) => {
    const isChanged = await look();
    if (isClosed) return;
    if (isChanged) onChange();
    await prune();
  };
  const lookLater = (onChange: () => void, ms: number) => {
    const lookAgain = () =>
      void takeAndPrune(onChange)
        .finally(() => lookLater(onChange, waitMs()))
        .catch((error: Error) => log.error(`releases of ${store.name} were not taken: ${error.message}`));
    if (!isClosed) timer = setTimeout(lookAgain, ms).unref();
  };
  return {
    store,
    state,
    follow: (onChange) => lookLater(onChange, pollMs),
    ...createFetches(store.name, releaseDir, copy),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
