import type { Api } from '@souk/api-client';
import { createContext, use } from 'react';

/** What the shell hands down to every page: made once per page load in the browser, once per request on the server. */
export type Deps = {
  api: Api;
  /** For which moment the server rendered the page, in ms since 1970. Absent: it did not. */
  renderedAt?: number | undefined;
};

const DepsContext = createContext<Deps | null>(null);
export const DepsProvider = DepsContext;

/** @throws when used outside the shell (or a test's stand-in for it) */
export const useApi = (): Api => {
  const deps = use(DepsContext);
  if (!deps) throw new Error('DepsProvider is missing');
  return deps.api;
};

/** See Deps. */
export const useRenderedAt = (): number | undefined => use(DepsContext)?.renderedAt;
