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
  })
  .meta({ id: 'DeskSaleRow' });
export type DeskSaleRow = z.infer<typeof deskSaleRow>;

/** A flash sale as it is made or changed. It begins at once; its products have no discount of their own and no older price. */
export const saleTerms = z.object({
  nameEn: textUpTo(80).min(1),
  nameFr: textUpTo(80).min(1),
  percent: z.int().min(1).max(90),
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
    /** Pieces of its products that were paid while it ran, and what shoppers paid for them after coupons, without shipping. */
    soldPieces: z.int(),
    soldCents: z.int(),
    list: z.array(z.object({ id: z.int(), name: z.string(), image: imageUrl, shownCents: z.int() })),
  })
  .meta({ id: 'DeskSale' });
export type DeskSale = z.infer<typeof deskSale>;

export const deskSalePage = pagedOf(deskSaleRow);
