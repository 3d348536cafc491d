import { freshSignInS } from '../limits';

/**
 * Whether somebody proved lately enough who they are. A provider that does not say when counts as long ago.
 * @param authTimeS of the access token, in seconds since 1970
 */
export const isFreshSignIn = (authTimeS: number | null, nowMs: number): boolean =>
  authTimeS !== null && nowMs / 1000 - authTimeS <= freshSignInS;
