/** USD of the wire from whole cents. */
export const usdOf = (cents: number) => cents / 100;

/** Whole cents from USD of the wire; half a cent rounds up. */
export const centsOf = (usd: number) => Math.round(usd * 100);
