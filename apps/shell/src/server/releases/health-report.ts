import { healthPrefix } from '@souk/release/object-keys';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Count, Seen } from './error-watch';

/** Why an object below `health/` is not counted. */
export type Uncounted = 'not signed' | 'another shape' | 'too large' | 'not read';

/** Under which key a process of this name writes what it saw. */
export const reportKeyOf = (processName: string) => `${healthPrefix}${processName}.json`;

/** Covers the object's key, too: a copy under another key would count a visitor twice. */
const macOf = (object: string, text: string, internalKey: string) =>
  createHmac('sha256', internalKey).update(`${object}\n${text}`).digest('hex');

/** @returns the report as it is written: its signature, and below it what was seen as JSON */
export const reportText = (object: string, text: string, internalKey: string) =>
  `${macOf(object, text, internalKey)}\n${text}`;

/** @returns what the process that wrote this object saw, or why it is not counted: whoever can write there may write anything */
export const readReport = (object: string, report: string, internalKey: string): Seen | Uncounted => {
  const [mac = '', text = ''] = report.split('\n');
  const expected = Buffer.from(macOf(object, text, internalKey));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'not signed';
  try {
    return seenIn(JSON.parse(text)) ?? 'another shape';
  } catch {
    return 'another shape';
  }
};

type Shape = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** Another release of the shell may count more, or otherwise: what is no count is left out. */
const countIn = (value: unknown): Count | null => {
  const { shown, failed, totalMs } = isRecord(value) ? value : ({} as Shape);
  return isAmount(shown) && isAmount(failed) && isAmount(totalMs) ? { shown, failed, totalMs } : null;
};

const seenIn = (value: unknown): Seen | null => {
  if (!isRecord(value) || !isRecord(value['counts']) || !Array.isArray(value['broken'])) return null;
  const counts = Object.entries(value['counts']).flatMap(([key, count]) => {
    const found = countIn(count);
    return found ? [[key, found] as const] : [];
  });
  return {
    counts: Object.fromEntries(counts),
    broken: value['broken'].filter((key): key is string => typeof key === 'string'),
  };
};
