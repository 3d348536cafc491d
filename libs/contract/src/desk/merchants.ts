import { z } from 'zod';
import { instant, textUpTo } from '../wire/fields';
import { pagedOf } from '../wire/paging';
import { deskMerchantTabs, merchantStates, merchantTrusts, traderParts } from './choices';
import { deskPage } from './orders';
import { merchantInvitation, merchantPerson } from './people';
import { auditEntry } from './self';

const cents = z.int();
const state = z.enum(merchantStates);

/** `q`: a name or a country. */
export const deskMerchantsQuery = deskPage.extend({
  tab: z.enum(deskMerchantTabs).default('all'),
  q: z.string().trim().max(100).default(''),
});
export type DeskMerchantsQuery = z.input<typeof deskMerchantsQuery>;

/** A merchant in a list. `late`: of those to ship. `recentRefunds`: of `recentOrders`, the paid ones of the last 90 days, those of which money went back. `balanceCents`: owed to them; negative: what they owe; null: not for the caller. */
export const deskMerchantRow = z
  .object({
    id: z.int(),
    name: z.string(),
    country: z.string(),
    state,
    since: instant,
    products: z.int(),
    toShip: z.int(),
    late: z.int(),
    recentOrders: z.int(),
    recentRefunds: z.int(),
    /** The mean of `reviewCount` reviews; says nothing while there are none. */
    stars: z.number(),
    reviewCount: z.int(),
    balanceCents: cents.nullable(),
    people: z.int(),
  })
  .meta({ id: 'DeskMerchantRow' });
export type DeskMerchantRow = z.infer<typeof deskMerchantRow>;

/** A merchant. What the caller's role may not see is null. */
export const deskMerchant = deskMerchantRow
  .extend({
    /** Why it is suspended or closed, and since when. */
    stateReason: z.string(),
    stateAt: instant.nullable(),
    trust: z.enum(merchantTrusts),
    /** Of what the law asks of whoever sells. */
    traderMissing: z.array(z.enum(traderParts)),
    /** Not finished yet: unpaid, to ship, on their way, or with a refund to decide. */
    openOrders: z.int(),
    /** Carts that hold something of it. */
    carts: z.int(),
    owners: z.int(),
    closeObstacle: z.enum(['closed', 'openOrders', 'owedToThem', 'owedByThem', 'unpaidStatement']).nullable(),
    /** Basis points: its own, and the store's. */
    rate: z.object({ own: z.int().nullable(), store: z.int() }).nullable(),
    team: z
      .object({
        people: z.array(merchantPerson.omit({ isSelf: true })),
        invitations: z.array(merchantInvitation),
      })
      .nullable(),
    /** What was done to it and by its people, the newest first. */
    acts: z.array(auditEntry).nullable(),
  })
  .meta({ id: 'DeskMerchant' });
export type DeskMerchant = z.infer<typeof deskMerchant>;

/** `from`: the state as it was seen. */
export const merchantFromInput = z.object({ from: state });
/** `reason`: its people read it. */
export const merchantReasonInput = merchantFromInput.extend({ reason: textUpTo(500).min(1) });
export const merchantMoved = z.object({ state });

/** `from`: as it was seen. */
export const merchantTrustInput = z.object({ from: z.enum(merchantTrusts), to: z.enum(merchantTrusts) });

export const merchantOwnerInput = z.object({ email: z.email().max(200) });
/** Whether a link was mailed; else somebody who works there is the owner now. */
export const ownerAppointed = z.object({ isInvited: z.boolean() });

export const deskMerchantPage = pagedOf(deskMerchantRow);
