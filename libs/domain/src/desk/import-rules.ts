/** A file that changes more prices than these is applied after a fresh sign-in. */
export const importManyPrices = 500;
/** A file that changes one price by more than so many percent is applied after a fresh sign-in. */
export const importSteepPercent = 30;
/** The report marks a price that changes by more than so many percent. */
export const importMarkedPercent = 20;

/** What a file would do to prices: how many it changes, and how many of these by more than `importSteepPercent`. */
export type ImportedPrices = { prices: number; steep: number };

/** Whether a file is applied after a fresh sign-in alone. Source: docs/back-office.md, Products by a file. */
export const asksFreshSignIn = ({ prices, steep }: ImportedPrices): boolean => prices > importManyPrices || steep > 0;
