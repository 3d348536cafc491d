import { z } from 'zod';
import { id, instant } from '../wire/fields';
import { numeric } from '../wire/numeric';
import { pagedOf, pageQuery } from '../wire/paging';
import { auditSubjects, auditVias, merchantStates } from './choices';
import { namedInstant } from './disputes';
import { deskPermissions, memberRoles } from './calls/permissions';

const permission = z.enum(deskPermissions);

/** Who works at a desk. `permissions` are those at the platform's desk; each merchant has its own. */
export const deskSelf = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    roles: z.array(z.string()),
    permissions: z.array(permission),
    merchants: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        role: z.enum(memberRoles),
        permissions: z.array(permission),
        state: z.enum(merchantStates),
        /** Why it is suspended or closed; empty: open, or not open yet. */
        stateReason: z.string(),
      }),
    ),
    isSandbox: z.boolean(),
    /** The store's, in which the desks tell and take times: `Europe/Paris`. */
    timeZone: z.string(),
    /** Where the shop is; empty: on the same origin. */
    shopOrigin: z.string(),
    /** Whether a code is asked for beside the password; null: an outside provider knows. */
    hasSecondFactor: z.boolean().nullable(),
    /** The level of a sign-in that the platform's desk asks for and this one has not; null: it may go on. */
    neededAcr: z.string().nullable(),
  })
  .meta({ id: 'DeskSelf' });
export type DeskSelf = z.infer<typeof deskSelf>;

/** A pile of work: how much of it, and since when the oldest waits. Null: the caller may not see it. */
export const pile = z.object({ count: z.int().min(0), oldest: instant.nullable() }).nullable();
export type Pile = z.infer<typeof pile>;

const pileNames = [
  'toShip',
  'refunds',
  'tickets',
  'applications',
  'reviews',
  'lowStock',
  'newProducts',
  'payouts',
  'stuckMoney',
  'deadJobs',
  'sums',
  'disputes',
] as const;
export type PileName = (typeof pileNames)[number];

/** The work that waits. */
export const deskOverview = z
  .object({
    /** Piles that the caller may see and that could not be read this time: they are null. */
    unread: z.array(z.enum(pileNames)),
    toShip: pile,
    refunds: pile,
    tickets: pile,
    /** `late`: how many should have been decided by now. */
    applications: pile
      .unwrap()
      .extend({ late: z.int().min(0) })
      .nullable(),
    reviews: pile,
    lowStock: pile,
    newProducts: pile,
    payouts: pile,
    stuckMoney: pile,
    deadJobs: pile,
    /** Sums that do not add up. */
    sums: pile,
    /** Disputes of payments that wait for the store's answer. `until`: by when the next one. Absent: the api is of the release before. */
    disputes: pile.unwrap().extend({ until: namedInstant.nullable() }).nullable().optional(),
  })
  .meta({ id: 'DeskOverview' });
export type DeskOverview = z.infer<typeof deskOverview>;

/** One thing that somebody did. `before` and `after` hold what changed. */
export const auditEntry = z
  .object({
    id: z.int(),
    at: instant,
    by: z.string(),
    via: z.enum(auditVias),
    call: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    reason: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

/** Which entries. `q`: a part of a person's name, a thing's number or a reason. Days: of the store's time zone, the last one included. */
export const auditFilter = z.object({
  q: z.string().trim().max(100).default(''),
  /** One kind of thing. */
  subject: z.enum(auditSubjects).optional(),
  /** One thing of that kind, by its id or number: `subject` is given as well. */
  subjectId: z.string().min(1).max(200).optional(),
  /** One merchant: what was done at its desk, and by the platform to what is its own. */
  merchant: id.optional(),
  /** One person, by the `sub` of their account. */
  by: z.string().min(1).max(200).optional(),
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

export const auditQuery = pageQuery.extend({
  limit: numeric(z.number().int().min(1).max(100)).default(50),
  ...auditFilter.shape,
});

/** A person who stands in the log, by the name that they had last. */
export const auditPerson = z.object({ sub: z.string(), name: z.string() }).meta({ id: 'AuditPerson' });
export type AuditPerson = z.infer<typeof auditPerson>;

/** One page of the log, and everybody who stands in all of it, by name. */
export const auditPage = pagedOf(auditEntry).extend({ people: z.array(auditPerson) });
