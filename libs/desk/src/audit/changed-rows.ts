import { auditFieldKind, type AuditEntry, type AuditFieldKind, auditLine } from '@souk/contract/desk';

/** What differs of one field. */
export interface ChangedRow {
  /** The field as the log has it; of a line of a file the number of the line. */
  name: string;
  isLine: boolean;
  /** What of the field it is, from the outside in: a language, a variant, a column. Empty: all of it. */
  parts: readonly string[];
  /** Undefined: a field that no call writes any more. It is shown as it was stored. */
  kind: AuditFieldKind | undefined;
  /** Undefined: there was none, or there is none. */
  was: unknown;
  is: unknown;
}

type Values = Readonly<Record<string, unknown>>;
type Sides = Pick<ChangedRow, 'was' | 'is'>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that was too long for the log, which names its version. */
export const isLong = (value: unknown): value is { version: string } =>
  isObject(value) && Object.keys(value).join() === 'version';

const isGroup = (value: unknown): value is Values => isObject(value) && !isLong(value);
const isNone = (value: unknown) => value === undefined || value === null;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const namesOf = (...sides: unknown[]) => [
  ...new Set(sides.flatMap((side) => (isGroup(side) ? Object.keys(side) : []))),
];
const partOf = (side: unknown, name: string) => (isGroup(side) ? side[name] : undefined);

/** What differs, one entry for each value: a group of values is taken apart where the other side is a group, too, or nothing. */
const apart = ({ was, is }: Sides, parts: readonly string[] = []): (Sides & Pick<ChangedRow, 'parts'>)[] => {
  if (isSame(was, is)) return [];
  const isTakenApart = [was, is].every((side) => isGroup(side) || isNone(side));
  if (!isTakenApart) return [{ parts, was, is }];
  return namesOf(was, is).flatMap((name) => apart({ was: partOf(was, name), is: partOf(is, name) }, [...parts, name]));
};

/** A line of a file has both sides beside each other: `{ price: ["68.00", "69.00"] }`. */
const linesOf = (name: string, line: unknown): ChangedRow[] =>
  namesOf(line).map((column) => {
    const pair = partOf(line, column);
    const [was, is] = Array.isArray(pair) ? (pair as unknown[]) : [undefined, pair];
    return { name: auditLine.exec(name)?.[1] ?? name, isLine: true, parts: [column], kind: 'plain', was, is };
  });

/**
 * Compares a log entry's `before` and `after`: a row for each field that differs, in the order of `before`. Of an entry that has only one of
 * them, made or deleted, a row for each of its fields.
 */
export const changedRows = ({ subjectType, before, after }: Pick<AuditEntry, 'subjectType' | 'before' | 'after'>) =>
  namesOf(before, after).flatMap((name): ChangedRow[] => {
    const kind = auditFieldKind(subjectType, name);
    const sides = { was: before?.[name], is: after?.[name] };
    if (kind !== undefined && auditLine.test(name)) return linesOf(name, sides.is);
    const rows = apart(sides).map((one) => ({ name, isLine: false, kind, ...one }));
    // A value that is none on its only side still says that the field was named.
    const isOneSided = namesOf(before).length === 0 || namesOf(after).length === 0;
    return rows.length === 0 && isOneSided ? [{ name, isLine: false, parts: [], kind, ...sides }] : rows;
  });
