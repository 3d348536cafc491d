import { setImmediate } from 'node:timers/promises';

/** How long one piece of work holds the process. */
const heldMs = 8;
/** An answer is made in several steps: whoever waits takes so many before the next piece. One that nobody needs costs microseconds. */
const turnsOfOthers = 8;

/** Gives a turn to whoever waits. */
export const giveTurn = async (): Promise<void> => {
  for (let turn = 0; turn < turnsOfOthers; turn += 1) await setImmediate();
};

/**
 * Cuts long work into pieces: asked after each step of it, gives others a turn whenever a piece has held the process for long enough.
 * The embedded database answers without the event loop, so awaiting it lets nobody in.
 */
export const createTurns = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < heldMs) return;
    await giveTurn();
    since = performance.now();
  };
};

/** Carries out work for a long list part by part, with a turn for others after each. */
export async function inParts<T, R>(list: readonly T[], size: number, work: (part: T[]) => Promise<R[]>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < list.length; at += size) {
    for (const result of await work(list.slice(at, at + size))) done.push(result);
    await giveTurn();
  }
  return done;
}
