import { createInstance } from '@module-federation/enhanced/runtime';
import { sharedModules } from 'souk:shared-modules';
import type { Boot, BootRemote } from '../app/boot';
import { shareRuntime } from './share-runtime';
import { withTimeout } from './load-timeout';
import { fetchFallbackVersion } from './fallback-version';

/** The deadline of an entry whose server answers; one that does not is noticed long before (load-timeout.ts). */
const entryDeadlineMs = 20_000;
/** The first build of a remote under development may take this long. */
const buildDeadlineMs = 120_000;
const pauseMs = 400;

/** One place that a remote is loaded from: step 0 is the release itself, 1 its mirror, 2 the fallback version. */
export type LoadAttempt = {
  release: BootRemote;
  alias: string;
  step: number;
  /** Folder of its files, with its origin. */
  base: string;
};

/** Keeps, for each remote, the load attempt in use. A load that fails moves its remote to the next attempt, for every later load too. */
export const createLoadAttempts = ({ remotes, mirror }: Pick<Boot, 'remotes' | 'mirror'>) => {
  const urls = new Map<string, BootRemote>();
  const attempts = new Map<string, LoadAttempt>();
  let repeats = 0;

  shareRuntime();
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'souk-integrity', createScript: ({ url }: { url: string }) => scriptOf(url, urls.get(url)) }],
  });

  /**
   * Registers a release with the federation runtime under a new alias. Registering by force instead would drop shared modules
   * that the runtime credits to the remote. A repeated attempt has its own addresses (`/remotes/~1/…`, the same files), since the
   * browser answers an address that failed, a preload above all, without asking the server again.
   */
  const register = (name: string, release: BootRemote, step: number, origin = ''): LoadAttempt => {
    const isFirst = !attempts.has(name);
    const alias = isFirst ? name : `${name}__${++repeats}`;
    const base = isFirst || origin ? release.base : release.base.replace('/remotes/', `/remotes/~${repeats}/`);
    const folder = new URL(`${origin}${base}`, location.origin).href;
    const entry = folder + release.entry;
    // The runtime would take a container of this name for the new one.
    Reflect.set(globalThis, release.globalName, undefined);
    urls.set(entry, release);
    host.registerRemotes([{ name: alias, entry, type: 'global', entryGlobalName: release.globalName }]);
    const attempt = { release, alias, step, base: folder };
    attempts.set(name, attempt);
    return attempt;
  };
  for (const [name, release] of Object.entries(remotes)) register(name, release, 0);

  return {
    current: (name: string) => attempts.get(name),
    /** Loads a module by this attempt. @throws when it fails; {RemoteUnresponsive} when its server does not answer */
    load: async <T>({ alias, base, step, release }: LoadAttempt, expose: string): Promise<T> => {
      const loading = host.loadRemote<T>(`${alias}${expose.slice(1)}`);
      // A developer's own server does not answer while it builds.
      const module = await (release.isDev
        ? loading
        : withTimeout(loading, base, mirror && step === 0 ? mirror + release.base : undefined));
      if (!module) throw new Error(`${alias}${expose.slice(1)} is empty`);
      return module;
    },
    /** Moves a remote to its next attempt, once for all loads that failed together. @returns undefined when none is left */
    next: async (name: string, from: LoadAttempt, step = from.step + 1): Promise<LoadAttempt | undefined> => {
      const { release } = from;
      if (step === 1 && !mirror) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const isFallback = step === 2 && !release.isDev;
      const next = step === 1 ? release : isFallback ? await fetchFallbackVersion(name, release.version) : undefined;
      const current = attempts.get(name);
      if (current !== from || !next) return current === from ? undefined : current;
      return register(name, next, step, step === 1 ? mirror : '');
    },
    /** Returns to an attempt that was given up and succeeded after all. */
    restore: (name: string, attempt: LoadAttempt) => void attempts.set(name, attempt),
    restart: (name: string, release: BootRemote) => void register(name, release, 0),
  };
};

/** The entry as a script whose bytes must match the release document. Only a developer's own server goes without. */
const scriptOf = (url: string, release: BootRemote | undefined) => {
  if (!release?.integrity && !release?.isDev) throw new Error(`no hash for ${url}`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (release.integrity) script.integrity = release.integrity;
  return { script, timeout: release.isDev ? buildDeadlineMs : entryDeadlineMs };
};
