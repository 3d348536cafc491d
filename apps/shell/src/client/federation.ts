import type { Boot } from '../app/boot';
import { createBreaker } from './breaker';
import { RemoteSilent } from './patience';
import { createWays, type Way } from './ways';

/** A remote whose whole chain failed is left alone this long; a press on Retry asks at once. */
const restMs = 30_000;

type Onward = { name: string; expose: string; error: unknown; from: Way; turn: number };

/**
 * The pinned releases of this page, reached through Module Federation. A load that fails goes down the chain: the
 * release itself, the same from a mirror, the version that is known to work, then the caller's own fallback.
 */
export const createFederation = (boot: Pick<Boot, 'remotes' | 'mirror'>) => {
  const ways = createWays(boot);
  const breakers = new Map(Object.keys(boot.remotes).map((name) => [name, createBreaker(restMs)]));

  const load = async <T>(name: string, expose: string): Promise<T> => {
    const release = boot.remotes[name];
    if (!release) throw new Error(`no release of ${name} in this page`);
    if (release.refused)
      throw Object.assign(new Error(`${name} is refused: ${release.refused}`), { name: 'RemoteRefused' });
    const way = ways.now(name);
    if (!way || breakers.get(name)?.isOpen()) throw new Error(`${name} is left alone after it failed`);
    return along<T>(name, expose, way);
  };

  const along = async <T>(name: string, expose: string, way: Way): Promise<T> => {
    try {
      return await ways.follow<T>(way, expose);
    } catch (error) {
      const isSilent = error instanceof RemoteSilent && error.isEverywhere;
      const onward = goOn<T>({ name, expose, error, from: way, turn: Math.max(isSilent ? 2 : 0, way.turn + 1) });
      if (!isSilent) return onward;
      // The wall stands now; the rest of the chain is walked behind it, and whatever comes takes the wall's place.
      breakers.get(name)?.open();
      const late = Promise.any([error.loading.then(() => ways.goBack(name, way)), onward]).then(() =>
        breakers.get(name)?.close(),
      );
      late.catch(() => {});
      throw Object.assign(error, { late });
    }
  };

  const goOn = async <T>({ name, expose, error, from, turn }: Onward): Promise<T> => {
    const next = await ways.next(name, from, turn);
    // Who failed at the same time may have ended the chain already.
    const isOver = breakers.get(name)?.isOpen() && !(error instanceof RemoteSilent);
    if (next && !isOver) return along<T>(name, expose, next);
    breakers.get(name)?.open();
    const release = boot.remotes[name];
    if (release) ways.startAnew(name, release);
    throw error;
  };

  return {
    load,
    /** Which version of a remote is in use now. */
    versionOf: (name: string) => ways.now(name)?.release.version ?? '',
    /** Starts the chain anew, however the remote fared before. */
    startAnew(name: string) {
      const release = boot.remotes[name];
      if (!release) return;
      breakers.get(name)?.close();
      ways.startAnew(name, release);
    },
    /** Goes straight to the version that is known to work. @returns whether there is one */
    async useSpare(name: string) {
      const way = ways.now(name);
      return Boolean(way && way.turn < 2 && (await ways.next(name, way, 2)));
    },
  };
};
