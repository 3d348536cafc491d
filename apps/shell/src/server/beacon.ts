import { readBody } from '@souk/contract/internal';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerDeps } from './server-deps';
import { isSameOrigin } from './token/own-page';
import { type Vitals, vitalsIn } from './vitals';

const limitBytes = 4_096;
const limitReports = 20;

/** Gives a page of ours the token that its report carries: signed, dated, never cached, and so of no use in the page itself. */
export const giveReportToken = ({ reports, config }: ServerDeps, req: IncomingMessage, res: ServerResponse) => {
  const isOurs = isSameOrigin(req, config.publicOrigin);
  res.writeHead(isOurs ? 200 : 403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(isOurs ? reports.newToken() : '');
};

/**
 * Takes a page's report of how remotes fared, or of how it was for its visitor. Nothing personal is in it. Only live versions are counted, and only what a page that
 * asked us for a token says once: whoever else writes here gets the same answer and changes nothing.
 */
export const noteBeacon = async (
  { releases, reports, config, metrics }: ServerDeps,
  req: IncomingMessage,
  res: ServerResponse,
) => {
  const { page, list, vitals } = reportsIn(await readBody(req, limitBytes));
  if (isSameOrigin(req, config.publicOrigin)) {
    const address = config.visitorAddress(req);
    const isDesks = (remote: string) => releases.set.remotes[remote]?.stable.area !== undefined;
    if (!vitals) for (const report of reports.counted({ address, token: page }, list, isDesks)) releases.note(report);
    else if (reports.isFirst(address, page, 'vitals')) metrics.vitals.note(vitals, releases.set.setId);
  }
  res.writeHead(204).end();
};

/** @returns what a page sends; empty when the text is something else */
const reportsIn = (text: string): { page?: unknown; list: unknown[]; vitals?: Vitals | null } => {
  try {
    const { page, reports, vitals } = JSON.parse(text) as Record<'page' | 'reports' | 'vitals', unknown>;
    return { page, vitals: vitalsIn(vitals), list: Array.isArray(reports) ? reports.slice(0, limitReports) : [] };
  } catch {
    return { list: [] };
  }
};
