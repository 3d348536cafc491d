const anyOrigin = 'https://store.invalid';
const never = ['/callback', '/logout', '/middlewares/'];

/**
 * A path to go back to after signing in: of this origin only, and not one that would sign in or out again; else `/`.
 * Source: LOGIN-08.
 */
export const safeReturnPath = (path: unknown): string => {
  if (typeof path !== 'string' || !path.startsWith('/') || /^\/[/\\]/.test(path) || hasControl(path)) return '/';
  if (path.length > 2_000 || !URL.canParse(path, anyOrigin)) return '/';
  const url = new URL(path, anyOrigin);
  // Dots resolve away: of `/..//evil.test` stays an address of another site.
  if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return '/';
  if (never.some((one) => url.pathname === one || url.pathname.startsWith(one))) return '/';
  return url.pathname + url.search + url.hash;
};

const hasControl = (text: string) => [...text].some((letter) => letter < ' ' || letter === '\u007f' || letter === '\\');
