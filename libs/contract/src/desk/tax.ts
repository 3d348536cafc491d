import { z } from 'zod';
import { id, instant, textUpTo } from '../wire/fields';
import { numeric } from '../wire/numeric';
import { taxCategories, traderParts } from './choices';

const basisPoints = z.int().min(0).max(10_000);

export const taxCategory = z.enum(taxCategories);

/** The tax that a line's price includes, as it was stored with the order. */
export const lineTax = z.object({
  category: taxCategory,
  /** Where the parcel went: two letters of ISO 3166-1. */
  country: z.string(),
  basisPoints,
  cents: z.int(),
});
export type LineTax = z.infer<typeof lineTax>;

/** Tax of many lines by country and rate: of what was sold, and of what came back. Cents; `paid…`: with the tax. */
export const taxSum = z
  .object({
    country: z.string(),
    basisPoints,
    paidCents: z.int(),
    taxCents: z.int(),
    backCents: z.int(),
    taxBackCents: z.int(),
  })
  .meta({ id: 'TaxSum' });
export type TaxSum = z.infer<typeof taxSum>;

/** Both days count, in the store's time zone. */
export const taxReportQuery = z.object({ since: z.iso.date(), until: z.iso.date() });
export const taxReport = z.object({ sums: z.array(taxSum) });

/** Rates of a country from a day on. Null: it has none of that kind. */
export const ownTaxRates = z.object({
  standard: basisPoints,
  reduced: basisPoints.nullable(),
  low: basisPoints.nullable(),
});
export type OwnTaxRates = z.infer<typeof ownTaxRates>;

/** Rates by country as the store works with them now, and those that begin later. `provider` none: it works no tax out. */
export const deskTaxRates = z
  .object({
    provider: z.enum(['table', 'none']),
    today: z.iso.date(),
    /** `isOwn`: the store's people entered it; else it came with the store. */
    rates: z.array(ownTaxRates.extend({ country: z.string(), since: z.iso.date(), isOwn: z.boolean() })),
  })
  .meta({ id: 'DeskTaxRates' });
export type DeskTaxRates = z.infer<typeof deskTaxRates>;

const country = z.string().regex(/^[A-Z]{2}$/);

/** `since`: a day that is still to come. `from`: what the store's people entered for that day, as it was seen; null: nothing. `to` null: it is taken out. */
export const taxSaveInput = z.object({
  country,
  since: z.iso.date(),
  from: ownTaxRates.nullable(),
  to: ownTaxRates.nullable(),
});

/** `cents`: what a shopper pays for a line. `day` absent: today. */
export const taxTryQuery = z.object({
  country,
  category: taxCategory,
  cents: numeric(z.number().int().min(0).max(100_000_000)),
  day: z.iso.date().optional(),
});
/** `basisPoints` null: there is no rate, which is not 0 %. */
export const taxTried = z.object({ basisPoints: basisPoints.nullable(), cents: z.int() });

/** Who sells, as receipts name them. An empty `taxNumber`: their prices include no tax. */
export const sellerDetails = z.object({
  legalName: textUpTo(120),
  legalAddress: textUpTo(400),
  taxNumber: textUpTo(30),
});
export type SellerDetails = z.infer<typeof sellerDetails>;

/** What the law asks of whoever sells, besides. `legalPhone`, `legalEmail`: how the business is reached; shoppers read both. `tradeRegister`: in which register, or that there is none. `isCertified`: they declare to offer only what complies with the law. */
export const traderDetails = z.object({
  legalPhone: textUpTo(30),
  legalEmail: textUpTo(200),
  tradeRegister: textUpTo(120),
  registerNumber: textUpTo(60),
  isCertified: z.boolean(),
});
export type TraderDetails = z.infer<typeof traderDetails>;

/**
 * `accountEnd`: the last characters of the account that is paid out to; empty: none is known. `certifiedAt`: null until they declare it.
 * `missing`: of what the law asks. `version`: names what is stored.
 */
export const deskSeller = sellerDetails
  .extend(traderDetails.shape)
  .extend({
    id: z.int(),
    name: z.string(),
    accountEnd: z.string(),
    certifiedAt: instant.nullable(),
    missing: z.array(z.enum(traderParts)),
    version: z.string(),
  })
  .meta({ id: 'DeskSeller' });
export type DeskSeller = z.infer<typeof deskSeller>;

export const bySellerId = z.object({ id });
/** A detail that is left out stays. */
export const sellerSaveInput = sellerDetails
  .extend(traderDetails.partial().shape)
  .extend({ version: z.string().max(60) });

/** `from`: the last characters of the account that was seen. */
export const sellerAccountInput = z.object({ account: textUpTo(60).min(1), from: z.string().max(10) });
export const sellerAccount = z.object({ account: z.string() });
