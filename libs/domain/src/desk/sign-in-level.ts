/**
 * Whether somebody signed in as surely as is asked for. Levels that are numbers are compared as such, others must be the same.
 * @param acr of the access token; null: its provider does not say
 * @param asked absent: nothing is asked for
 */
export const isSureSignIn = (acr: string | null, asked: string | undefined): boolean =>
  asked === undefined || acr === asked || Number(acr ?? NaN) >= Number(asked);
