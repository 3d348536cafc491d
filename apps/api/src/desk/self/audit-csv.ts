import type { AuditRow } from '../audit';
import { csvOf } from '../csv-file';

const columns = ['at', 'person', 'call', 'kind', 'number', 'reason', 'before', 'after'];
const json = (value: object | null) => (value === null ? '' : JSON.stringify(value));

/** Writes entries of the log as a file that a spreadsheet opens and never runs; times in UTC, `before` and `after` as JSON. */
export const auditCsv = (entries: readonly AuditRow[]): string =>
  csvOf(
    columns,
    entries.map((entry) => [
      entry.at.toISOString(),
      entry.actor_name,
      entry.call,
      entry.subject_type,
      entry.subject_id,
      entry.reason,
      json(entry.before),
      json(entry.after),
    ]),
  );
