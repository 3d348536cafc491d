/** A refusal that the shopper may read: its code is the envelope's, its message is theirs. */
export class ReplyError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** 404 in the envelope. With no message the generic one of the reader's language is sent. */
export const notFound = (message = '') => new ReplyError(404, message);

/** 400 that names the fields at fault: `{ email: 'Please enter your email address' }`. */
export const fieldErrors = (fields: Record<string, string>) =>
  new ReplyError(400, Object.values(fields)[0] ?? '', { fields });

/** The SQLSTATE of a database error, or null. Both databases set it; their classes differ. */
export const sqlState = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : null;

/** True for a unique-constraint violation. */
export const isDuplicate = (error: unknown) => sqlState(error) === '23505';

/** Whether a statement failed because what was read before it is no longer so, or was done by another request. */
export const hasMoved = (error: unknown) => ['SK001', '23505', '40P01'].includes(sqlState(error) ?? '');
