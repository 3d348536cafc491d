/**
 * Names of query parameters, as regular expressions, that advertisers, mailings and analytics add to an address for their own scripts.
 * They change nothing that a page shows, and their values often belong to one visitor alone (`gclid`). Source: docs/adr/0066.
 */
export const trackingParams = (
  'utm_.* mtm_.* hsa_.* gad_.* gclid gclsrc gbraid wbraid dclid srsltid _ga _gl fbclid igsh igshid msclkid ttclid twclid li_fat_id epik ' +
  'ScCid rdt_cid yclid mc_cid mc_eid _ke _kx _hsenc _hsmi mkt_tok dm_i ef_id s_kwcid irclickid cjevent awc'
).split(' ');

const tracking = new RegExp(`^(${trackingParams.join('|')})$`);

const isTracking = ([name]: [string, string]): boolean => tracking.test(name);

/** @returns the query without its tracking parameters; the same object when it has none */
export const withoutTracking = (search: URLSearchParams): URLSearchParams => {
  const all = [...search];
  return all.some(isTracking) ? new URLSearchParams(all.filter((one) => !isTracking(one))) : search;
};

/** @returns the tracking parameters of `search`, then `next`: for the visitor's own address bar, never for a link */
export const withTrackingOf = (search: URLSearchParams, next: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...[...search].filter(isTracking), ...next]);
