import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type AuditEntry,
  type AuditField,
  auditFieldKind,
  type AuditFilter,
  type AuditPerson,
  type AuditSubject,
  type AuditVia,
  type DeskCallName,
} from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { aboutMerchant } from './audit-about';
import type { DeskCtx, Scope } from './desk-ctx';
import { containsText } from './contains-text';
import { startOfDay } from './store-day';
import { containsPattern } from '../database/like-pattern';

/** Values by the fields that entries about a kind of thing have (`auditFields` of the contract). */
type Fields<Subject extends AuditSubject> = Partial<Record<AuditField<Subject>, unknown>>;

interface Noted<Subject extends AuditSubject> {
  subject: readonly [type: Subject, id: string | number];
  reason?: string;
  before?: Fields<Subject>;
  after?: Fields<Subject>;
}

/** Who did it, in whose scope, and by which call; `staffJoin`, `peopleJoin`: by a mailed invitation. */
export type NotedBy = Scope & { actor: Pick<DeskCtx['actor'], 'sub' | 'name'> } & {
  call: DeskCallName | 'staffJoin' | 'peopleJoin';
  /** Absent: at a desk. */
  via?: AuditVia;
  /** Of the request in the server's log; absent: there was none. */
  requestId?: string;
};

interface Written {
  /** How many audit rows. */
  notes: number;
  /** Fields of them that the contract does not name, with their kind of thing: no desk has words for one. */
  unnamed: string[];
}
const written = new AsyncLocalStorage<Written>();

/** Runs a change and says what it wrote of the log. */
export const countNotes = async <T>(work: () => Promise<T>): Promise<Written & { result: T }> => {
  const counter: Written = { notes: 0, unnamed: [] };
  const result = await written.run(counter, work);
  return { result, ...counter };
};

/** Fields of an entry that the contract does not name. */
export const unnamedFields = (type: string, ...sides: (object | null | undefined)[]): string[] =>
  sides
    .flatMap((side) => Object.keys(side ?? {}))
    .filter((name) => auditFieldKind(type, name) === undefined)
    .map((name) => `${type}.${name}`);

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/** Notes who did what, inside the transaction that does it. Personal data is named, never stored. */
export async function note<Subject extends AuditSubject>(
  ctx: NotedBy,
  now: Date,
  { subject: [type, id], reason = '', before, after }: Noted<Subject>,
) {
  await run(sql`
    insert into audit(store_id, merchant_id, about_merchant_id, at, actor, actor_name, via, request_id, call, subject_type, subject_id, reason, before, after)
    values (${ctx.storeId}, ${ctx.merchantId}, ${aboutMerchant(ctx, type, String(id))}, ${now}, ${ctx.actor.sub}, ${ctx.actor.name}, ${ctx.via ?? 'desk'}, ${ctx.requestId ?? null},
      ${ctx.call}, ${type}, ${String(id)}, ${reason}, ${json(before)}::jsonb, ${json(after)}::jsonb)`);
  const counter = written.getStore();
  if (!counter) return;
  counter.notes += 1;
  counter.unnamed.push(...unnamedFields(type, before, after));
}

export interface AuditRow {
  id: number;
  at: Date;
  actor_name: string;
  via: AuditVia;
  call: string;
  subject_type: string;
  subject_id: string;
  reason: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** A row as the desks show it. */
export const entryOf = ({ actor_name: by, subject_type, subject_id, at, ...entry }: AuditRow): AuditEntry => ({
  ...entry,
  by,
  at: at.toISOString(),
  subjectType: subject_type,
  subjectId: subject_id,
});

const columns = sql`id, at, actor_name, via, call, subject_type, subject_id, reason, before, after`;

/** What was done to one thing, the earliest first. */
export const notesOf = (subject: readonly [AuditSubject, string | number]) =>
  rows(sql<AuditRow>`
    select ${columns} from audit where subject_type = ${subject[0]} and subject_id = ${String(subject[1])} order by id`);

/** What was done to a merchant at the platform's desk, and by its own people, the newest first. */
export const notesOfMerchant = (merchantId: number, limit: number) =>
  rows(sql<AuditRow>`
    select ${columns} from audit where about_merchant_id = ${merchantId} order by id desc limit ${limit}`);

/** How often calls were made for a merchant since a moment. */
export const countCalls = async (calls: readonly DeskCallName[], merchantId: number, since: Date): Promise<number> => {
  const found = await row(sql<{ count: number }>`
    select count(*)::int as count from audit
    where merchant_id = ${merchantId} and call = any(${[...calls]}::text[]) and at > ${since}`);
  return found?.count ?? 0;
};

const inScope = ({ storeId, merchantId }: Scope) =>
  sql`store_id = ${storeId} ${merchantId === null ? sql`` : sql`and merchant_id = ${merchantId}`}`;

/** Entries that a scope may read and a filter leaves. */
const filtered = (scope: Scope, { q, subject, subjectId, merchant, by, since, until }: AuditFilter) => {
  const like = containsPattern(q);
  return sql`
    from audit where ${inScope(scope)} ${subject ? sql`and subject_type = ${subject}` : sql``}
      ${subjectId ? sql`and subject_id = ${subjectId}` : sql``}
      ${merchant ? sql`and about_merchant_id = ${merchant}` : sql``} ${by ? sql`and actor = ${by}` : sql``}
      ${since ? sql`and at >= ${startOfDay(since, scope)}` : sql``} ${until ? sql`and at < ${startOfDay(until, scope, 1)}` : sql``}
      ${q ? sql`and (${containsText(q, sql`actor_name`)} or subject_id ilike ${like} or reason ilike ${like} or request_id = ${q})` : sql``}`;
};

/** Entries that a scope may read, the newest first. */
export const listNotes = (scope: Scope, filter: AuditFilter, at: { limit: number; offset: number }) =>
  rows(sql<AuditRow>`
    select ${columns} ${filtered(scope, filter)} order by id desc limit ${at.limit} offset ${at.offset}`);

/** How many of them there are. */
export const countFiltered = async (scope: Scope, filter: AuditFilter): Promise<number> =>
  (await row(sql<{ total: number }>`select count(*)::int as total ${filtered(scope, filter)}`))?.total ?? 0;

/** Everybody who stands in a scope's log, by name. Goes from person to person in the index: it reads a row for each, not the log. */
export const peopleInNotes = (scope: Scope) =>
  rows(sql<AuditPerson>`
    with recursive person as (
      (select actor from audit where ${inScope(scope)} order by actor limit 1)
      union all
      select (select a.actor from audit a where ${inScope(scope)} and a.actor > p.actor order by a.actor limit 1)
      from person p where p.actor is not null
    )
    select p.actor as sub, (
      select a.actor_name from audit a where ${inScope(scope)} and a.actor = p.actor order by a.id desc limit 1) as name
    from person p where p.actor is not null order by name, sub`);
