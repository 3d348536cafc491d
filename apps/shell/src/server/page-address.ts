/**
 * The address that a request asks for, on our own origin whatever it looks like: `//elsewhere/x` is a path, and a whole
 * address or `*` is none of ours.
 */
export const pageAddress = (target: string | undefined, publicOrigin: string): URL =>
  new URL(publicOrigin + (target?.startsWith('/') ? target : '/'));
