import type { ApplicationDocument, AuditStatus } from '@souk/contract';
import type { DeskApplicationRow, DeskApplicationTab } from '@souk/contract/desk';
import { addWorkingDays, auditWorkingDays } from '@souk/domain';
import { approvalObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { documentsOf } from '../../applications/applications.repository';
import { createDecisions } from '../../applications/decide';
import { row, rows } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { offsetOf, page } from '../../reply';
import { uploadNameOf } from '../../uploads/own-pictures';
import { privateUrl } from '../../uploads/private-pictures';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers, Scope } from '../desk-ctx';
import { containsText } from '../contains-text';

interface Listed {
  id: number;
  name: string;
  real_name: string;
  country: string;
  type: string;
  category: string;
  audit_status: AuditStatus;
  sent_at: Date;
  times_sent: number;
  phone: string;
  country_code: string;
  email: string;
  address: string;
  keywords: string;
  trade_register: string;
  register_number: string;
  denial_reason: string | null;
  merchant_id: number | null;
}

const statuses: Record<DeskApplicationTab, readonly AuditStatus[]> = {
  waiting: [1],
  late: [1],
  approved: [2],
  declined: [3],
  all: [1, 2, 3],
};

const named = (table: 't' | 'c', locale: DeskCtx['locale']) => sql`${sql.ref(`${table}.name`)} ->> ${locale}`;

const columns = (locale: DeskCtx['locale']) => sql`a.id, a.name, a.real_name, a.country, ${named('t', locale)} as type,
  ${named('c', locale)} as category, a.audit_status, a.sent_at, a.times_sent, a.phone, a.country_code, a.email, a.address, a.keywords,
  a.trade_register, a.register_number,
  a.denial_reason, a.merchant_id`;

const seen = ({ storeId }: Scope) => sql`
  from merchant_application a left join merchant_type t on t.id = a.type_id left join merchant_category c on c.id = a.category_id
  where a.store_id = ${storeId}`;

const dueBy = (sentAt: Date) => addWorkingDays(sentAt, auditWorkingDays);
const isLate = ({ audit_status, sent_at }: Pick<Listed, 'audit_status' | 'sent_at'>, now: Date) =>
  audit_status === 1 && dueBy(sent_at) < now;

/** Those that wait for a decision. */
const waiting = (scope: Scope) =>
  rows(sql<Pick<Listed, 'id' | 'audit_status' | 'sent_at'>>`
    select a.id, a.audit_status, a.sent_at ${seen(scope)} and a.audit_status = 1 order by a.sent_at`);

/** Those that should have been decided by now. Working days are counted here, as for the applicant: only those that wait are read. */
const lateIds = async (scope: Scope, now: Date): Promise<number[]> =>
  (await waiting(scope)).filter((one) => isLate(one, now)).map(({ id }) => id);

/** How many applications wait, since when the oldest does, and how many should have been decided by now. */
export const pileOfApplications = async (scope: Scope, now: Date) => {
  const all = await waiting(scope);
  const late = all.filter((one) => isLate(one, now)).length;
  return { count: all.length, oldest: all[0]?.sent_at.toISOString() ?? null, late };
};

const rowOf = (found: Listed, now: Date): DeskApplicationRow => ({
  id: found.id,
  name: found.name,
  realName: found.real_name,
  country: found.country,
  type: found.type ?? '',
  category: found.category ?? '',
  auditStatus: found.audit_status,
  sentAt: found.sent_at.toISOString(),
  dueBy: dueBy(found.sent_at).toISOString(),
  isLate: isLate(found, now),
  timesSent: found.times_sent,
});

const seenOne = async (id: number, ctx: DeskCtx): Promise<Listed> => {
  const found = await row(sql<Listed>`select ${columns(ctx.locale)} ${seen(ctx)} and a.id = ${id}`);
  if (!found) throw notFound();
  return found;
};

/** What the platform does with applications to sell. Source: MER-03. */
export function deskApplications(deps: Deps) {
  const { clock } = deps;
  const lookedAt = async (document: ApplicationDocument): Promise<ApplicationDocument> => {
    const name = uploadNameOf(document.url);
    return { ...document, url: name ? await privateUrl(name, clock.now()) : document.url };
  };
  return {
    async applications({ query }, ctx) {
      const which = sql`${seen(ctx)} and a.audit_status = any(${[...statuses[query.tab]]}::int[])
        ${query.tab === 'late' ? sql`and a.id = any(${await lateIds(ctx, clock.now())}::bigint[])` : sql``}
        and ${containsText(query.q, sql`a.name`, sql`a.real_name`, sql`a.email`)}`;
      const order = query.tab === 'waiting' || query.tab === 'late' ? sql`a.sent_at` : sql`a.sent_at desc`;
      const list = await rows(sql<Listed>`
        select ${columns(ctx.locale)} ${which} order by ${order}, a.id limit ${query.limit} offset ${offsetOf(query)}`);
      const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
      return page(
        list.map((one) => rowOf(one, clock.now())),
        { ...query, total: found?.total ?? 0 },
      );
    },

    async application({ params: { id } }, ctx) {
      const found = await seenOne(id, ctx);
      const documents = await documentsOf(id);
      return {
        ...rowOf(found, clock.now()),
        phone: [found.country_code, found.phone].filter(Boolean).join(' '),
        email: found.email,
        address: found.address,
        keywords: found.keywords,
        register: [found.trade_register, found.register_number].filter(Boolean).join(', '),
        denialReason: found.denial_reason,
        merchantId: found.merchant_id,
        documents: await Promise.all(documents.map(lookedAt)),
        obstacle: approvalObstacle({ auditStatus: found.audit_status, documents }),
      };
    },

    async applicationDocument({ params: { id }, body: decision }, ctx) {
      await seenOne(id, ctx);
      await createDecisions(deps, ctx.locale).document(id, decision);
      await note(ctx, clock.now(), {
        subject: ['application', id],
        reason: decision.reason,
        after: { state: decision.state },
      });
      return true;
    },

    async applicationApprove({ params: { id } }, ctx) {
      await seenOne(id, ctx);
      const merchantId = await createDecisions(deps, ctx.locale).approve(id);
      await note(ctx, clock.now(), { subject: ['application', id], after: { merchantId } });
      return { merchantId };
    },

    async applicationDecline({ params: { id }, body: { reason } }, ctx) {
      await seenOne(id, ctx);
      await createDecisions(deps, ctx.locale).decline(id, reason);
      await note(ctx, clock.now(), { subject: ['application', id], reason });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
