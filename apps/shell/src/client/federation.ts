import type { Boot } from '../app/boot';
import { createBreaker } from './breaker';
import { createWays } from './ways';

/** A remote whose whole chain failed is left alone this long; a press on Retry asks at once. */
const restMs = 30_000;

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
    for (let way = ways.now(name); way && !breakers.get(name)?.isOpen();) {
      try {
        return await ways.follow<T>(way, expose);
      } catch (error) {
        way = await ways.next(name, way);
        if (way) continue;
        breakers.get(name)?.open();
        ways.startAnew(name, release);
        throw error;
      }
    }
    throw new Error(`${name} is left alone after it failed`);
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
