import { z } from 'zod';
import { id, textUpTo } from '../wire/fields';
import { taxCategories } from './choices';

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

/** Rates by country as the store works with them now, and those that begin later. `provider` none: it works no tax out. */
export const deskTaxRates = z
  .object({
    provider: z.enum(['table', 'none']),
    today: z.iso.date(),
    rates: z.array(
      z.object({
        country: z.string(),
        since: z.iso.date(),
        standard: basisPoints,
        reduced: basisPoints.nullable(),
        low: basisPoints.nullable(),
      }),
    ),
  })
  .meta({ id: 'DeskTaxRates' });
export type DeskTaxRates = z.infer<typeof deskTaxRates>;

/** Who sells, as receipts name them. An empty `taxNumber`: their prices include no tax. */
export const sellerDetails = z.object({
  legalName: textUpTo(120),
  legalAddress: textUpTo(400),
  taxNumber: textUpTo(30),
});
export type SellerDetails = z.infer<typeof sellerDetails>;

/** `version`: names what is stored. */
export const deskSeller = sellerDetails
  .extend({ id: z.int(), name: z.string(), version: z.string() })
  .meta({ id: 'DeskSeller' });
export type DeskSeller = z.infer<typeof deskSeller>;

export const bySellerId = z.object({ id });
export const sellerSaveInput = sellerDetails.extend({ version: z.string().max(60) });
