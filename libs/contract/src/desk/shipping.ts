import { z } from 'zod';
import { instant } from '../wire/fields';
import { shippingMostCents } from './choices';

const days = z.int().min(0).max(90);
const cents = z.int().min(0).max(shippingMostCents);

/** What a merchant takes for sending one order, how long it takes, and until when they are away. Cents. */
export const shippingRules = z.object({
  feeCents: cents,
  /** Goods from which sending costs nothing; null: never. */
  freeFromCents: cents.nullable(),
  minDays: days,
  maxDays: days,
  /** Nothing can be bought of them until then; null: they are here. */
  closedUntil: instant.nullable(),
});
export type ShippingRules = z.infer<typeof shippingRules>;

/** `version`: names what is stored. */
export const deskShipping = shippingRules
  .extend({ id: z.int(), name: z.string(), version: z.string() })
  .meta({ id: 'DeskShipping' });
export type DeskShipping = z.infer<typeof deskShipping>;

export const shippingSaveInput = shippingRules.extend({ version: z.string().max(60) });
