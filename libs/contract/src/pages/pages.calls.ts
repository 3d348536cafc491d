import type { CallTable } from '../wire/call';

/** Calls about pages that the store's owner designed. Source: spec 1, spec 2 "Custom pages", spec 3 "Store page". */
export const pagesCalls = {
  /** A designed, company or policy page by its path, cleaned and parsed. */
  pageView: { as: 'pages.view', method: 'GET', path: '/api/front/page/view', auth: 'none', tag: 'pages' },
  /** The owner's header or footer, fetched, cleaned and parsed; null when there is none or it cannot be had. */
  pageFrame: { as: 'pages.frame', method: 'GET', path: '/api/front/page/frame/:type', auth: 'none', tag: 'pages' },
  /** Origins that the store's settings let a page speak to, for its content security policy. */
  pagePolicy: {
    as: 'pages.policy',
    method: 'GET',
    path: '/api/front/page/policy',
    auth: 'none',
    tag: 'pages',
    takes: 'nothing',
  },
} as const satisfies CallTable;
