import { pagePathPattern } from '@souk/contract';

/** First parts of addresses that pages of the store itself live under. Source: spec 2 "Routes". */
const taken =
  /^\/(products|collections|product|p|users|merchant|middlewares|order|support|callback|logout|api|front|auth|remotes|img|docs|sandbox|actions|healthz|readyz|version|metrics|beacon|offline|fallback-version|develop|admin|sell|v1|v2|sitemap[^/]*|robots\.txt)(\/|$)/i;
const comesWithStore = /^\/(company|service)\/[a-z_]+$/;

/** Who designed the page at an address: its owner from top to bottom, or the store, whose words the owner changes. */
export const pageKindOf = (path: string): 'designed' | 'company' | 'service' => {
  if (path.startsWith('/company/')) return 'company';
  return path.startsWith('/service/') ? 'service' : 'designed';
};

/** Whether the page at an address comes with the store: its words change, and it stays. */
export const isStorePage = (path: string): boolean => comesWithStore.test(path);

/** Why no page of the owner's can stand at an address: it is none, or the store has it. Null: one can. */
export const pageAddressTrouble = (path: string): 'shape' | 'taken' | null => {
  if (!pagePathPattern.test(path)) return 'shape';
  const isSlug = path.split('/').length === 2;
  return taken.test(path) || !(isSlug || comesWithStore.test(path)) ? 'taken' : null;
};
