import { createInstance } from '@module-federation/enhanced/runtime';
import { lent } from 'souk:lent';
import type { Boot, BootRemote } from '../app/boot';
import { lendRuntime } from './lend-runtime';
import { patiently } from './patience';
import { findSpare } from './spare';

/** The last word on an entry whose server is alive; who keeps silent is found out long before (patience.ts). */
const entryDeadlineMs = 20_000;
/** The first build of a remote under development may take this long. */
const buildDeadlineMs = 120_000;
const pauseMs = 400;

/** Where one remote is fetched from: turn 0 the release itself, 1 its mirror, 2 the version that is known to work. */
export type Way = {
  release: BootRemote;
  alias: string;
  turn: number;
  /** Folder of its files, with its origin. */
  base: string;
};

/** The ways to each remote, tried in order; every load goes on where the last one stood. */
export const createWays = ({ remotes, mirror }: Pick<Boot, 'remotes' | 'mirror'>) => {
  const urls = new Map<string, BootRemote>();
  const ways = new Map<string, Way>();
  let attempt = 0;

  lendRuntime();
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: lent,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'souk-integrity', createScript: ({ url }: { url: string }) => scriptOf(url, urls.get(url)) }],
  });

  /**
   * Never re-register by force: that drops shared modules the runtime credits to the remote. A fresh alias is safe.
   * A repeated try has addresses of its own (`/remotes/~1/…`, the same files): what failed once, a preload above all,
   * would be handed out again by the browser without asking.
   */
  const register = (name: string, release: BootRemote, turn: number, origin = ''): Way => {
    const isFirst = !ways.has(name);
    const alias = isFirst ? name : `${name}__${++attempt}`;
    const base = isFirst || origin ? release.base : release.base.replace('/remotes/', `/remotes/~${attempt}/`);
    const folder = new URL(`${origin}${base}`, location.origin).href;
    const entry = folder + release.entry;
    // A container that is there already would be taken for the new one.
    Reflect.set(globalThis, release.globalName, undefined);
    urls.set(entry, release);
    host.registerRemotes([{ name: alias, entry, type: 'global', entryGlobalName: release.globalName }]);
    const way = { release, alias, turn, base: folder };
    ways.set(name, way);
    return way;
  };
  for (const [name, release] of Object.entries(remotes)) register(name, release, 0);

  return {
    now: (name: string) => ways.get(name),
    /** @throws when this way does not lead there; {RemoteSilent} when nobody answers on it */
    follow: async <T>({ alias, base, turn, release }: Way, expose: string): Promise<T> => {
      const loading = host.loadRemote<T>(`${alias}${expose.slice(1)}`);
      // A developer's own server keeps silent while it builds.
      const module = await (release.isDev
        ? loading
        : patiently(loading, base, mirror && turn === 0 ? mirror + release.base : undefined));
      if (!module) throw new Error(`${alias}${expose.slice(1)} is empty`);
      return module;
    },
    /** @returns the way that follows; undefined when none is left. Two loads that failed together go on together. */
    next: async (name: string, from: Way, turn = from.turn + 1): Promise<Way | undefined> => {
      const { release } = from;
      if (turn === 1 && !mirror) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const isSpare = turn === 2 && !release.isDev;
      const next = turn === 1 ? release : isSpare ? await findSpare(name, release.version) : undefined;
      const now = ways.get(name);
      if (now !== from || !next) return now === from ? undefined : now;
      return register(name, next, turn, turn === 1 ? mirror : '');
    },
    /** A way that was given up led there after all. */
    goBack: (name: string, way: Way) => void ways.set(name, way),
    startAnew: (name: string, release: BootRemote) => void register(name, release, 0),
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
