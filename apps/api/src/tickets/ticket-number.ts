import { randomInt } from 'node:crypto';

/** A number for a ticket: `TK`, the day, and six digits. */
export const ticketNumber = (now: Date) =>
  `TK${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(1_000_000)).padStart(6, '0')}`;
