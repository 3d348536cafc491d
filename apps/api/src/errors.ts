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

/** Of PostgreSQL's own words: the connection is gone, the server ends or starts, is full, or takes no writes just now. */
const outageStates = /^(08...|57P0[123]|53300|25006)$/;
const outageCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE|ENOENT)$/;
const outageMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database could not be reached, or takes no writes: the same call may succeed in a moment. */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // a file that is not there has the same code as a socket's that is gone
  const isSocket = code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect');
  return outageStates.test(code) || (isSocket && outageCodes.test(code)) || outageMessages.test(error.message);
};

/** True for a unique-constraint violation. */
export const isDuplicate = (error: unknown) => sqlState(error) === '23505';

/** Whether a statement failed because what was read before it is no longer so, or was done by another request. */
export const hasMoved = (error: unknown) => ['SK001', '23505', '40P01'].includes(sqlState(error) ?? '');
