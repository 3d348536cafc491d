import type { BootRemote } from './boot';

/**
 * What all pages of a language share, as a file of its own: the releases that the application runs, and the answers that the frame is made
 * from. A page's HTML names it by the hash of its content, so that a browser fetches it once for all pages.
 */
export type FrameData = {
  remotes: Readonly<Record<string, BootRemote>>;
  queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
};

/** Whether a query is one of the frame's: store, categories, the owner's header and footer (routes.tsx, loadFrame). */
export const isOfFrame = ([group, what]: readonly unknown[]): boolean =>
  ['store details', 'categories tree', 'pages frame'].includes(`${String(group)} ${String(what)}`);
