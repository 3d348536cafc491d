import { deskSessionS, freshSignInS } from '../limits';

/**
 * Whether somebody proved lately enough who they are. A provider that does not say when counts as long ago.
 * @param authTimeS of the access token, in seconds since 1970
 */
export const isFreshSignIn = (authTimeS: number | null, nowMs: number): boolean =>
  authTimeS !== null && nowMs / 1000 - authTimeS <= freshSignInS;

/**
 * Whether a desk's sign-in has lasted a working day. A provider that does not say when it was made bounds it by itself.
 * @param authTimeS of the access token, in seconds since 1970
 */
export const isDeskSessionOver = (authTimeS: number | null, nowMs: number): boolean =>
  authTimeS !== null && nowMs / 1000 - authTimeS > deskSessionS;
