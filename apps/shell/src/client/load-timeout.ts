import { untilUnresponsive } from './liveness-probe';

/** A load that takes longer is probed: the server may be dead, or the line slow. */
const probeAfterMs = 600;
/** The load is given up after this time when the probe cannot tell which of both. */
const undecidedMs = 6_000;

/** The remote's server does not answer, while the shell's own does. */
export class RemoteUnresponsive extends Error {
  override name = 'RemoteUnresponsive';
  constructor(
    readonly isEverywhere: boolean,
    /** The load itself, which may still succeed or fail later. */
    readonly loading: Promise<unknown>,
  ) {
    super('the remote does not answer');
  }
}

/**
 * Waits for a load as long as a liveness probe says that the remote's server answers, and no longer.
 * @throws {RemoteUnresponsive}
 */
export const withTimeout = async <T>(loading: Promise<T>, base: string, mirror: string | undefined): Promise<T> => {
  const done = new AbortController();
  const unresponsive = new Promise<never>((_resolve, reject) => {
    const giveUp = (isEverywhere: boolean) => reject(new RemoteUnresponsive(isEverywhere, loading));
    const undecided = setTimeout(() => giveUp(false), undecidedMs);
    const probe = setTimeout(() => {
      void untilUnresponsive({ base, mirror }, done.signal, () => clearTimeout(undecided)).then(({ isEverywhere }) =>
        giveUp(isEverywhere),
      );
    }, probeAfterMs);
    done.signal.onabort = () => [undecided, probe].forEach(clearTimeout);
  });
  loading.catch(() => {}); // may fail long after nobody waits for it
  try {
    return await Promise.race([loading, unresponsive]);
  } finally {
    done.abort();
  }
};
