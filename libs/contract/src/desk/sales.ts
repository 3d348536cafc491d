import { z } from 'zod';
import { id, imageUrl, instant, textUpTo } from '../wire/fields';
import { pagedOf } from '../wire/paging';
import { deskSaleTabs } from './choices';
import { deskPage } from './orders';

export const deskSalesQuery = deskPage.extend({
  tab: z.enum(deskSaleTabs).default('running'),
  q: z.string().trim().max(100).default(''),
});
export type DeskSalesQuery = z.input<typeof deskSalesQuery>;

/** A flash sale in a list. `percent` null: its products have discounts of their own. */
export const deskSaleRow = z
  .object({
    id: z.int(),
    name: z.string(),
    percent: z.int().nullable(),
    products: z.int(),
    startsAt: instant,
    endsAt: instant,
    isRunning: z.boolean(),
    /** It has not begun, and its products cost what they did until then. */
    isPlanned: z.boolean(),
    /** It is planned, should have begun by now, and what hinders it is tried again. Absent: the api is of the release before. */
    isLate: z.boolean().optional(),
    /** Pieces of its products that were paid while it ran, and what shoppers paid for them after coupons, without shipping. */
    soldPieces: z.int(),
    soldCents: z.int(),
  })
  .meta({ id: 'DeskSaleRow' });
export type DeskSaleRow = z.infer<typeof deskSaleRow>;

/**
 * A flash sale as it is made or changed. `startsAt` absent or null: it begins at once; what runs already keeps its beginning. While it
 * runs its products have no discount of their own, no older price and no other sale.
 */
export const saleTerms = z.object({
  nameEn: textUpTo(80).min(1),
  nameFr: textUpTo(80).min(1),
  percent: z.int().min(1).max(90),
  startsAt: instant.nullish(),
  endsAt: instant,
  productIds: z.array(id).min(1).max(40),
});
export type SaleTerms = z.output<typeof saleTerms>;

export const saleSaveInput = saleTerms.extend({ version: z.int() });
export const saleEndInput = z.object({ version: z.int() });

/** A flash sale in full, its products in their order. */
export const deskSale = deskSaleRow
  .extend({
    version: z.int(),
    nameEn: z.string(),
    nameFr: z.string(),
    list: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        image: imageUrl,
        shownCents: z.int(),
        /** It is cheaper by this sale. A product that had a discount or an older price of its own when the sale began is not. */
        isReduced: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'DeskSale' });
export type DeskSale = z.infer<typeof deskSale>;

export const deskSalePage = pagedOf(deskSaleRow);
