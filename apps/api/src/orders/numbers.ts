import { freshBytes } from '../random';

/** Crockford's base 32: no letter that is taken for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const random = (length: number) => [...freshBytes(length)].map((byte) => letters[byte & 31]).join('');
const day = (now: Date) => now.toISOString().slice(2, 10).replace(/-/g, '');

/**
 * A number for a purchase: `PT`, the day, and 50 random bits, so that it tells nothing and collides with nothing.
 * Its merchant orders are called after it: `PT…-1`. Source: "One purchase, several merchants", point 1.
 */
export const purchaseNumber = (now: Date) => `PT${day(now)}${random(10)}`;

/** A number for a pre-order: 80 random bits, since it is a key for a guest. */
export const preOrderNumber = (now: Date) => `PO${day(now)}${random(16)}`;

/** A number for a refund request. */
export const refundNumber = (now: Date) => `RF${day(now)}${random(10)}`;
