import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Beacon } from './releases/error-watch';
import type { PageDeps } from './send-page';

const limitBytes = 4_096;
const limitBeacons = 20;

/** Takes a page's report of how remotes fared. Nothing personal is in it. Only versions that are live are counted. */
export const noteBeacon = ({ releases }: PageDeps, req: IncomingMessage, res: ServerResponse): true => {
  void read(req).then((beacons) => {
    for (const beacon of beacons) if (isReport(beacon)) releases.note(beacon);
    res.writeHead(204).end();
  });
  return true;
};

const isReport = (report: Beacon | null) =>
  report !== null &&
  ['shown', 'failed', 'broke'].includes(report.outcome) &&
  Number.isFinite(report.ms) &&
  report.ms >= 0;

/** @returns the reports in the body; none when it is too large or not what a page sends */
const read = async (req: IncomingMessage): Promise<Beacon[]> => {
  try {
    let text = '';
    for await (const chunk of req) {
      text += String(chunk);
      if (text.length > limitBytes) return [];
    }
    const beacons: unknown = JSON.parse(text);
    return Array.isArray(beacons) ? (beacons.slice(0, limitBeacons) as Beacon[]) : [];
  } catch {
    return [];
  }
};
