/**
 * How far the store's clock is ahead of this machine's, in ms, by the `Date` of an answer that has just come. The server wrote it between the
 * request and now, in whole seconds: what is known stays where it agrees with that, so that a slow answer takes nothing back.
 * @param known how far it was thought to be ahead; 0 at first
 * @param date absent: the answer says nothing
 * @param sentMs when the request went out, by this machine's clock
 */
export const clockAhead = (known: number, date: string | null | undefined, sentMs: number): number => {
  const toldMs = Date.parse(date ?? '');
  if (Number.isNaN(toldMs)) return known;
  return Math.min(Math.max(known, toldMs - Date.now()), toldMs + 1_000 - sentMs);
};
