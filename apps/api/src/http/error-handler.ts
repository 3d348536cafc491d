import { drain, hasBody } from '@souk/contract/internal';
import { httpStatusOf, refusals } from '@souk/contract/refusals';
import { freshSignInS } from '@souk/domain';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage, Overloaded, ReplyError, retryAfterSeconds, sqlState, takesNoWrites } from '../errors';
import { SearchEngineError } from '../search-engine/search-engine';
import { StorageError } from '../storage/object-store';
import { localeOf } from '../locale';
import { genericKey, genericMessage } from './messages';

/** Source: RFC 9470. */
const signInAsked = ({ data }: ReplyError) => {
  const acr = (data as { acr?: string } | null)?.acr;
  const asked = acr === undefined ? `max_age=${freshSignInS}` : `acr_values="${acr}"`;
  return `Bearer error="insufficient_user_authentication", ${asked}`;
};

const isBadValue = (error: unknown) => sqlState(error)?.startsWith('22') ?? false;

/** Fastify's own refusals, by their HTTP status; of any other the request is at fault. */
const namedStatuses: Readonly<Record<number, 'NOT_FOUND' | 'CONTENT_TOO_LARGE' | 'CONTENT_NOT_ACCEPTED'>> = {
  404: 'NOT_FOUND',
  413: 'CONTENT_TOO_LARGE',
  415: 'CONTENT_NOT_ACCEPTED',
};

/** What is out, in the words of the log; null for any other failure. */
const outOf = (error: unknown): string | null => {
  if (error instanceof StorageError) return 'object storage not reached';
  if (error instanceof SearchEngineError) return 'search engine not reached';
  if (takesNoWrites(error)) return 'the database takes no writes';
  return isOutage(error) ? 'database not reached' : null;
};

/** The SQLSTATE of what a database said, for the line about it. */
const stateOf = (error: unknown) => {
  const state = sqlState(error);
  return state ? { sqlState: state } : {};
};

const asReply = (error: Error): ReplyError => {
  if (error instanceof ReplyError) return error;
  if (outOf(error) || error instanceof Overloaded) return new ReplyError('UNAVAILABLE');
  if (isBadValue(error)) return new ReplyError('BAD_REQUEST');
  const { statusCode: status } = error as Partial<FastifyError>;
  return new ReplyError(
    status && status >= 400 && status < 500 ? (namedStatuses[status] ?? 'BAD_REQUEST') : 'SERVER_ERROR',
  );
};

/** Refusals that are worth a line: a right that is not there, and one that asks too often. Source: ASVS 5.0.0 16.3.2, 16.3.3. */
const isNoted = new Set([403, 429]);

const send = (request: FastifyRequest, reply: FastifyReply, error: ReplyError) => {
  const locale = localeOf(request.headers['accept-language']);
  if (error.code === refusals.UNAVAILABLE.code) void reply.header('retry-after', retryAfterSeconds);
  if (error.code === refusals.FRESH_SIGN_IN_REQUIRED.code) void reply.header('www-authenticate', signInAsked(error));
  return reply
    .status(httpStatusOf(error.code))
    .header('cache-control', 'no-store')
    .send({
      code: error.code,
      reason: error.reason,
      message: error.message || genericMessage(locale, genericKey(error.code)),
      data: error.data,
    });
};

/** Sends a failure as an envelope. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, error: FastifyError | ReplyError) =>
  send(request, reply, asReply(error));

/** Logs what the server is at fault for; what the caller is at fault for is no line. */
export const logFailure = (log: Pick<FastifyBaseLogger, 'error' | 'warn'>, error: Error) => {
  const { reason } = asReply(error);
  if (reason === 'SERVER_ERROR') log.error({ err: error }, 'call failed');
  if (reason === 'UNAVAILABLE')
    log.warn(stateOf(error), error instanceof Overloaded ? error.message : `${outOf(error)}: ${error.message}`);
};

/** Every failure leaves as an envelope with a sentence a person can read; stacks stay in the log. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | ReplyError>(async (error, request, reply) => {
    const answer = asReply(error);
    // What of the body is still on its way would stand before the next request on this connection.
    if (hasBody(request)) void reply.header('connection', (await drain(request.raw)) ? 'keep-alive' : 'close');
    logFailure(request.log, error);
    if (isNoted.has(httpStatusOf(answer.code))) request.log.info({ req: request, reason: answer.reason }, 'refused');
    return send(request, reply, answer);
  });
  app.setNotFoundHandler((request, reply) => send(request, reply, new ReplyError('NOT_FOUND')));
}
