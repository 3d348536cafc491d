import { isTrackingUrl } from '@souk/contract/desk';

/**
 * Why a line cannot be sent: it has neither three values nor four, names no order, has a value that is too long or an address that shoppers
 * cannot be led to, or names an order again.
 */
type LineFault = 'values' | 'no' | 'long' | 'url' | 'twice';

/** A line of a pasted list. `at`: which line it is, from 1 on, blank ones counted. */
export type PastedLine = { at: number; text: string } & (
  | { parcel: { no: string; carrier: string; number: string; trackingUrl?: string } }
  | { fault: LineFault; /** `twice`: the line that names the order first. */ first?: number }
);

/** A spreadsheet puts tabs between its cells, a file what its country uses; a carrier's name may hold the mark after that. */
const markOf = (line: string): string => ['\t', ';'].find((mark) => line.includes(mark)) ?? ',';

const bare = (cell: string) => {
  const text = cell.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
};

/** The cells of a line, without empty ones at its end. */
const cellsOf = (line: string): string[] => {
  const cells = line.split(markOf(line)).map(bare);
  while (cells.at(-1) === '') cells.pop();
  return cells;
};

const faultOf = (cells: readonly string[]): LineFault | null => {
  const [no = '', carrier = '', number = '', trackingUrl] = cells;
  if (![3, 4].includes(cells.length) || !carrier || !number) return 'values';
  if (!/^[A-Za-z0-9-]{1,40}$/.test(no)) return 'no';
  if (carrier.length > 100 || number.length > 60) return 'long';
  return trackingUrl !== undefined && !isTrackingUrl(trackingUrl) ? 'url' : null;
};

/** Reads a list of parcels, `order,carrier,tracking number` in each line and the carrier's page behind it where there is one, with commas, semicolons or tabs. Blank lines are left out. */
export const pastedParcels = (text: string): PastedLine[] => {
  const first = new Map<string, number>();
  return text.split(/\r\n|\r|\n/).flatMap((line, index): PastedLine[] => {
    if (line.trim() === '') return [];
    const at = index + 1;
    const cells = cellsOf(line);
    const fault = faultOf(cells);
    if (fault) return [{ at, text: line, fault }];
    const [typedNo = '', carrier = '', number = '', trackingUrl] = cells;
    // The store writes its numbers in capitals; whoever types one need not.
    const no = typedNo.toUpperCase();
    const before = first.get(no);
    if (before !== undefined) return [{ at, text: line, fault: 'twice', first: before }];
    first.set(no, at);
    return [{ at, text: line, parcel: { no, carrier, number, ...(trackingUrl ? { trackingUrl } : {}) } }];
  });
};
