import { readBody } from '@souk/contract/internal';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Beacon } from './releases/error-watch';
import type { PageDeps } from './send-page';

const limitBytes = 4_096;
const limitBeacons = 20;

/** Takes a page's report of how remotes fared. Nothing personal is in it. Only versions that are live are counted. */
export const noteBeacon = async ({ releases }: PageDeps, req: IncomingMessage, res: ServerResponse) => {
  for (const beacon of beaconsIn(await readBody(req, limitBytes))) if (isReport(beacon)) releases.note(beacon);
  res.writeHead(204).end();
};

const isReport = (report: Beacon | null) =>
  report !== null &&
  ['shown', 'failed', 'broke'].includes(report.outcome) &&
  Number.isFinite(report.ms) &&
  report.ms >= 0;

/** @returns the reports in a body; none when it is not what a page sends */
const beaconsIn = (text: string): Beacon[] => {
  try {
    const beacons: unknown = JSON.parse(text);
    return Array.isArray(beacons) ? (beacons.slice(0, limitBeacons) as Beacon[]) : [];
  } catch {
    return [];
  }
};
