/** Where the identity provider sends the desks' people back to, in an area of the desks. */
export const deskCallbackPath = '/admin/callback';
/** The readable cookie that says that somebody is signed in at a desk. */
export const deskHintCookie = 'desk.hint';

/** Where whoever works at a desk signs out of it. */
export const deskLogoutPaths = { admin: '/admin/logout', sell: '/sell/logout' } as const;

const anyOrigin = 'https://store.invalid';
const never = ['/callback', '/logout', '/middlewares/', deskCallbackPath, ...Object.values(deskLogoutPaths)];

/**
 * A path to go back to after signing in: of this origin only, and not one that would sign in or out again; else `/`.
 * Source: LOGIN-08.
 */
export const safeReturnPath = (path: unknown): string => {
  if (typeof path !== 'string' || path.length > 2_000 || !path.startsWith('/') || path.includes('\\')) return '/';
  const url = parsed(path);
  if (!url) return '/';
  // Dots resolve away: of `/..//evil.test` stays an address of another site.
  const isOwn = url.origin === anyOrigin && !url.pathname.startsWith('//');
  return isOwn && !never.some((one) => url.pathname.startsWith(one)) ? url.pathname + url.search + url.hash : '/';
};

/** `URL.canParse` is younger than the oldest browsers that the store serves. */
const parsed = (path: string) => {
  try {
    return new URL(path, anyOrigin);
  } catch {
    return null;
  }
};
