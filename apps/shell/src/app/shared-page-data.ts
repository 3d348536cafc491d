import type { BootRemote } from './boot';

/**
 * The data that is the same on all pages of one language: which releases of the remotes the application runs, and the api's answers for the
 * header, the footer and the menus. It is a JSON file, fetched when the application starts. Its address holds the hash of its content, and each page's HTML
 * names it, so that a browser fetches it for the first page and has it for the others.
 */
export type SharedPageData = {
  /** Of the release set that the page was rendered with. */
  setId: string;
  remotes: Readonly<Record<string, BootRemote>>;
  queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
};

/** Whether a query's answer is the same on all pages: store, categories, the owner's header and footer (routes.tsx, loadFrame). */
export const isSharedQuery = ([group, what]: readonly unknown[]): boolean =>
  ['store details', 'categories tree', 'pages frame'].includes(`${String(group)} ${String(what)}`);
