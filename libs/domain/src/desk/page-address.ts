import { pagePathPattern } from '@souk/contract';

/** First parts of addresses of remotes' pages. The generators of features and remotes add theirs. Source: spec 2 "Routes". */
const ofRemotes = ['admin', 'collections', 'merchant', 'order', 'p', 'product', 'products', 'sell', 'support', 'users'];
/** First parts of addresses that the shell and the servers have. */
const ofServers =
  /^\/(middlewares|callback|logout|api|front|auth|remotes|img|docs|sandbox|actions|healthz|readyz|version|metrics|beacon|offline|fallback-version|develop|v1|v2|sitemap[^/]*|robots\.txt)(\/|$)/i;
const comesWithStore = /^\/(company|service)\/[a-z_]+$/;

/** Who designed the page at an address: its owner from top to bottom, or the store, whose words the owner changes. */
export const pageKindOf = (path: string): 'designed' | 'company' | 'service' => {
  if (path.startsWith('/company/')) return 'company';
  return path.startsWith('/service/') ? 'service' : 'designed';
};

const isTaken = (path: string) => ofServers.test(path) || ofRemotes.includes(path.split('/')[1]?.toLowerCase() ?? '');

/** Whether the page at an address comes with the store: its words change, and it stays. */
export const isStorePage = (path: string): boolean => comesWithStore.test(path);

/** Why no page of the owner's can stand at an address: it is none, or the store has it. Null: one can. */
export const pageAddressTrouble = (path: string): 'shape' | 'taken' | null => {
  if (!pagePathPattern.test(path)) return 'shape';
  const isSlug = path.split('/').length === 2;
  return isTaken(path) || !(isSlug || comesWithStore.test(path)) ? 'taken' : null;
};
