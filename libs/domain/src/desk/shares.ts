/** So much of an amount as a part is of a whole, rounded down. */
const shareDown = (cents: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(cents) * BigInt(part)) / BigInt(whole));

/** What went up by a step of something that is shared rounding down: steps up to the whole add up to all of it. */
export const stepDown = (
  cents: number,
  { before, step, whole }: { before: number; step: number; whole: number },
): number => shareDown(cents, Math.min(before + step, whole), whole) - shareDown(cents, Math.min(before, whole), whole);
