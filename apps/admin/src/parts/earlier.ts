/** A list with one of its things a place earlier. */
export const earlier = <Thing>(list: readonly Thing[], at: number): Thing[] =>
  at < 1 ? [...list] : [...list.slice(0, at - 1), list[at]!, list[at - 1]!, ...list.slice(at + 1)];
