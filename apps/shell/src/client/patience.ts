import { untilSilent } from './silence';

/** A load that takes longer is looked into: the server may be dead, or the line slow. */
const suspiciousMs = 600;
/** Given up when it cannot be told which of both. */
const undecidedMs = 6_000;

/** The remote's server does not answer, while the shell's own does. */
export class RemoteSilent extends Error {
  override name = 'RemoteSilent';
  constructor(
    readonly isEverywhere: boolean,
    /** Comes all the same, or fails in its own time. */
    readonly loading: Promise<unknown>,
  ) {
    super('the remote does not answer');
  }
}

/**
 * Waits for a load as long as the remote's server gives signs of life, and no longer.
 * @throws {RemoteSilent}
 */
export const patiently = async <T>(loading: Promise<T>, base: string, mirror: string | undefined): Promise<T> => {
  const done = new AbortController();
  const silent = new Promise<never>((_resolve, reject) => {
    const giveUp = (isEverywhere: boolean) => reject(new RemoteSilent(isEverywhere, loading));
    const undecided = setTimeout(() => giveUp(false), undecidedMs);
    const suspicious = setTimeout(() => {
      void untilSilent({ base, mirror }, done.signal, () => clearTimeout(undecided)).then(({ isEverywhere }) =>
        giveUp(isEverywhere),
      );
    }, suspiciousMs);
    done.signal.onabort = () => [undecided, suspicious].forEach(clearTimeout);
  });
  loading.catch(() => {}); // may fail long after nobody waits for it
  try {
    return await Promise.race([loading, silent]);
  } finally {
    done.abort();
  }
};
