import { z } from 'zod';
import { id, instant, textUpTo } from '../wire/fields';
import { pagedOf } from '../wire/paging';
import { deskStatementTabs, deskSorts } from './choices';
import { deskPage, sortOf } from './orders';
import { taxSum } from './tax';

const cents = z.int();

/** `q`: a merchant's name, or a month such as 2026-10. */
export const deskStatementsQuery = deskPage.extend({
  tab: z.enum(deskStatementTabs).default('all'),
  sort: sortOf(deskSorts.statements),
  q: z.string().trim().max(100).default(''),
});
export type DeskStatementsQuery = z.input<typeof deskStatementsQuery>;

/** Sums of a statement, as its lines add up. */
export const statementTotals = z.object({
  goodsCents: cents,
  shippingCents: cents,
  couponCents: cents,
  commissionCents: cents,
  refundCents: cents,
  commissionBackCents: cents,
  adjustmentCents: cents,
  settlementCents: cents,
  carriedCents: cents,
});
export type StatementTotals = z.infer<typeof statementTotals>;

/** A statement in a list. `dueCents`: what is owed to the merchant, so far while it is open; negative: what they owe. */
export const deskStatementRow = z
  .object({
    id: z.int(),
    merchantId: z.int(),
    merchantName: z.string(),
    /** The month: 2026-10. */
    period: z.string(),
    startsAt: instant,
    endsAt: instant,
    state: z.enum(['open', 'due', 'nothing', 'paid']),
    dueCents: cents,
    totals: statementTotals,
    paidOn: z.iso.date().nullable(),
  })
  .meta({ id: 'DeskStatementRow' });
export type DeskStatementRow = z.infer<typeof deskStatementRow>;

/** What the platform's people book by hand: a sum between a merchant and the platform, or what a merchant paid to the platform. */
export const bookingKinds = ['adjustment', 'settlement'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/**
 * An entry of the ledger on a statement: an order that was paid, a refund that was paid out, or what was booked by hand. Positive: to
 * the merchant.
 */
export const statementLine = z
  .object({
    kind: z.enum(['sale', 'refund', ...bookingKinds]),
    /** The order's number, or the refund's. */
    ref: z.string(),
    /** Null: it was booked by hand. */
    orderNo: z.string().nullable(),
    /** Why it was booked by hand, or the bank's reference; else empty. */
    reason: z.string(),
    at: instant,
    goodsCents: cents,
    shippingCents: cents,
    couponCents: cents,
    commissionCents: cents,
    sumCents: cents,
    /** Contained in goods and shipping. */
    taxCents: cents,
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.infer<typeof statementLine>;

/** A statement in full, with one page of its lines, the latest first. */
export const deskStatement = deskStatementRow
  .extend({
    version: z.int(),
    timeZone: z.string(),
    paidRef: z.string().nullable(),
    /** Tax of its lines by country and rate; empty: none was worked out. */
    taxes: z.array(taxSum),
    lines: pagedOf(statementLine),
  })
  .meta({ id: 'DeskStatement' });
export type DeskStatement = z.infer<typeof deskStatement>;

export const byStatementId = z.object({ id });
export const statementQuery = deskPage;
export const deskStatementPage = pagedOf(deskStatementRow);

/** What the platform's people write of the transfer: its reference and its day. */
export const statementPaidInput = z.object({
  version: z.int(),
  ref: textUpTo(80).min(1),
  paidOn: z.iso.date(),
});

/** `cents`: to the merchant; a settlement is what they paid, so it is positive. At most $100,000 at once. */
export const bookingInput = z
  .object({
    kind: z.enum(bookingKinds),
    cents: z.int().min(-10_000_000).max(10_000_000),
    reason: textUpTo(200).min(1),
  })
  .refine(({ kind, cents: sum }) => (kind === 'settlement' ? sum > 0 : sum !== 0), { path: ['cents'] });

const basisPoints = z.int().min(0).max(10_000);

/** Rates of the commission in basis points: the store's, and merchants'. Null: the store's holds. */
export const deskRates = z
  .object({
    storeRate: basisPoints,
    merchants: pagedOf(z.object({ id: z.int(), name: z.string(), rate: basisPoints.nullable() })),
  })
  .meta({ id: 'DeskRates' });
export type DeskRates = z.infer<typeof deskRates>;

export const deskRatesQuery = deskPage.extend({ q: z.string().trim().max(100).default('') });

/** A rate for orders that are made from now on. `merchantId` null: the store's, which is never null. `from`: the rate that was seen. */
export const rateSaveInput = z.object({
  merchantId: id.nullable(),
  from: basisPoints.nullable(),
  to: basisPoints.nullable(),
});
