/**
 * What advertisers, mailings and analytics add to an address, for scripts that measure. No page shows anything by it, and its
 * value is often one visitor's alone (`gclid`). Source: docs/adr/0066.
 */
export const trackingParams = (
  'utm_.* mtm_.* hsa_.* gad_.* gclid gclsrc gbraid wbraid dclid srsltid _ga _gl fbclid igsh igshid msclkid ttclid twclid li_fat_id epik ' +
  'ScCid rdt_cid yclid mc_cid mc_eid _ke _kx _hsenc _hsmi mkt_tok dm_i ef_id s_kwcid irclickid cjevent awc'
).split(' ');

const tracking = new RegExp(`^(${trackingParams.join('|')})$`);

const isTracking = ([name]: [string, string]): boolean => tracking.test(name);

/** What a page is made by; the same object when nothing has to be left out. */
export const withoutTracking = (search: URLSearchParams): URLSearchParams => {
  const all = [...search];
  return all.some(isTracking) ? new URLSearchParams(all.filter((one) => !isTracking(one))) : search;
};

/** `next` with the tracking parameters of `search` before it: for an address that stays the visitor's own. */
export const withTrackingOf = (search: URLSearchParams, next: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...[...search].filter(isTracking), ...next]);
