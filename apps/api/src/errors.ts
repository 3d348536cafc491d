import { refusals, type RefusalData, type RefusalDataOf, type RefusalName } from '@souk/contract/refusals';

type DataArgs<R extends RefusalName> = R extends keyof RefusalData ? [data: RefusalData[R]] : [];

/**
 * A refusal by its name in the contract, which says its code. Its message is the reader's; without one the general sentence of
 * its code is sent.
 */
export class ReplyError<R extends RefusalName = RefusalName> extends Error {
  readonly code: (typeof refusals)[RefusalName]['code'];
  readonly data: RefusalDataOf<R>;

  constructor(
    readonly reason: R,
    message = '',
    ...data: DataArgs<R>
  ) {
    super(message);
    this.code = refusals[reason].code;
    this.data = (data[0] ?? null) as RefusalDataOf<R>;
  }
}

/** A process has more to do than it can for the moment: the same may be asked again in some seconds. */
export class Overloaded extends Error {}

/** When it is worth to ask again what could not be done for the moment. */
export const retryAfterSeconds = 5;

/** What the call is about does not exist, or is not the caller's. */
export const notFound = (message?: string) => new ReplyError('NOT_FOUND', message);

/** 400 that names the fields at fault: `{ email: 'Please enter your email address' }`. */
export const fieldErrors = (fields: Record<string, string>) =>
  new ReplyError('FIELDS_INVALID', Object.values(fields)[0], { fields });

/** The SQLSTATE of a database error, or null. Both databases set it; their classes differ. */
export const sqlState = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : null;

/**
 * Of PostgreSQL's own words: the connection is gone, the server ends or starts, its disk, memory or connections are used up, its disk
 * fails, or it takes no writes just now.
 */
const outageStates = /^(08...|57P0[123]|53[123]00|58030|25006)$/;
const outageCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE|ENOENT)$/;
const outageMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout)/;

/** Of these: it answers, and takes no writes, for its disk is full, or since it repeats another server. */
const noWriteStates = new Set(['53100', '25006']);

/** A read that works in parallel finds no shared memory, as in a container with little of it: the same state as of a full disk. */
const isOfMemory = /shared memory segment/;

/** Whether the database refused a write as it would refuse any. */
export const takesNoWrites = (error: unknown): boolean =>
  noWriteStates.has(sqlState(error) ?? '') && !isOfMemory.test((error as Error).message);

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
