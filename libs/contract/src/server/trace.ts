import { randomBytes } from 'node:crypto';

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** What W3C's header `traceparent` says; null for anything that is none. */
export const readTraceparent = (given: unknown) => {
  const [whole, traceId = '', spanId = '', flags = ''] = form.exec(String(given)) ?? [];
  return whole === undefined ? null : { traceId, spanId, traceFlags: parseInt(flags, 16) };
};

/**
 * Carries on a trace as W3C's header `traceparent` names it, or begins one.
 * @param given the header as it came
 * @returns the header for whatever is asked next: the same trace, another step
 */
export const traceparentOf = (given: unknown): string => {
  const [, traceId = randomBytes(16).toString('hex'), , flags = '00'] = form.exec(String(given)) ?? [];
  return `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`;
};

/** The number of a trace, under which every process logs what it did for it. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
