import { z } from 'zod';
import type { addressCalls } from './address.calls';
import type { SchemaTable } from '../wire/call';
import { countryIso, emailText, flag, id, phoneText, textUpTo } from '../wire/fields';
import { pagedOf, pageQuery } from '../wire/paging';

/**
 * An address as typed. Which fields a country needs is a rule of `libs/domain`; a postal code is text.
 * Absent: `detail2`, `province` and `postCode` may be empty where the country has none. Source: spec 3 "Address form".
 */
export const addressFields = z.object({
  firstName: textUpTo(60),
  lastName: textUpTo(60),
  email: emailText,
  country: countryIso.or(z.literal('')),
  detail: textUpTo(200),
  detail2: textUpTo(200).default(''),
  province: textUpTo(100).default(''),
  city: textUpTo(100),
  postCode: textUpTo(16).default(''),
  /** Dialling code with its plus, e.g. `+33`. */
  countryCode: z
    .string()
    .trim()
    .regex(/^(\+?\d{1,4})?$/)
    .default(''),
  phone: phoneText,
});
export type AddressFields = z.input<typeof addressFields>;

/** An address to save. Absent `id`: a new one. */
export const addressInput = addressFields.extend({ id: id.nullish(), isDefault: flag.default(false) });
export type AddressInput = z.input<typeof addressInput>;

/** An address of the shopper's book. */
export const address = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    country: z.string(),
    detail: z.string(),
    detail2: z.string(),
    province: z.string(),
    city: z.string(),
    postCode: z.string(),
    countryCode: z.string(),
    phone: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof address>;

const byId = z.object({ id });

/** Schemas of the calls about addresses. */
export const addressSchemas = {
  addressList: { query: pageQuery, data: pagedOf(address) },
  addressDetail: { params: byId, data: address },
  addressDefault: { data: address.nullable() },
  addressEdit: { body: addressInput, data: address },
  addressDelete: { body: byId, data: z.literal(true) },
  addressSetDefault: { body: byId, data: z.literal(true) },
} satisfies SchemaTable<typeof addressCalls>;
