/**
 * How far the store's clock is ahead of this machine's, in ms, by the `Date` of an answer. The server wrote it between the request and now, in
 * whole seconds: a machine whose own clock agrees with such a moment is right.
 * @param date absent: the answer says nothing
 * @param sentMs when the request went out, by this machine's clock
 */
export const clockAhead = (date: string | null | undefined, sentMs: number): number | null => {
  const toldMs = Date.parse(date ?? '');
  if (Number.isNaN(toldMs)) return null;
  return Math.max(0, toldMs - Date.now()) + Math.min(0, toldMs + 1_000 - sentMs);
};
