import { drain, hasBody } from '@souk/contract/internal';
import { freshSignInS } from '@souk/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage, ReplyError, sqlState } from '../errors';
import { StorageError } from '../storage/object-store';
import { localeOf } from '../locale';
import { genericKey, genericMessage } from './messages';

/** The token holds, but its sign-in is too old for this call. */
export const confirmCode = 410003;

/** HTTP status of an envelope's code: the code itself, 401 for the codes about signing in, 200 for other business codes. */
export const httpStatusOf = (code: number) => {
  if (code >= 410000 && code <= confirmCode) return 401;
  return code >= 400 && code < 600 ? code : 200;
};

/** Source: RFC 9470. */
const signInAsked = ({ data }: ReplyError) => {
  const acr = (data as { acr?: string } | null)?.acr;
  const asked = acr === undefined ? `max_age=${freshSignInS}` : `acr_values="${acr}"`;
  return `Bearer error="insufficient_user_authentication", ${asked}`;
};

/** When it is worth to ask again while the database, or object storage, is out. */
const retryAfterSeconds = 5;

const isBadValue = (error: unknown) => sqlState(error)?.startsWith('22') ?? false;

const asReply = (error: FastifyError | ReplyError): ReplyError => {
  if (error instanceof ReplyError) return error;
  if (error instanceof StorageError || isOutage(error)) return new ReplyError(503, '');
  if (isBadValue(error)) return new ReplyError(400, '');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return new ReplyError(status && status >= 400 && status < 500 ? status : 500, '');
};

const send = (request: FastifyRequest, reply: FastifyReply, error: ReplyError) => {
  const locale = localeOf(request.headers['accept-language']);
  if (error.code === 503) void reply.header('retry-after', retryAfterSeconds);
  if (error.code === confirmCode) void reply.header('www-authenticate', signInAsked(error));
  return reply
    .status(httpStatusOf(error.code))
    .header('cache-control', 'no-store')
    .send({
      code: error.code,
      message: error.message || genericMessage(locale, genericKey(error.code)),
      data: error.data,
    });
};

/** Sends a failure as an envelope. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, error: FastifyError | ReplyError) =>
  send(request, reply, asReply(error));

/** Every failure leaves as an envelope with a sentence a person can read; stacks stay in the log. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | ReplyError>(async (error, request, reply) => {
    const answer = asReply(error);
    // What of the body is still on its way would stand before the next request on this connection.
    if (hasBody(request)) void reply.header('connection', (await drain(request.raw)) ? 'keep-alive' : 'close');
    if (answer.code === 500) request.log.error({ err: error }, 'call failed');
    if (answer.code === 503)
      request.log.warn(
        `${error instanceof StorageError ? 'object storage' : 'database'} not reached: ${error.message}`,
      );
    return send(request, reply, answer);
  });
  app.setNotFoundHandler((request, reply) => send(request, reply, new ReplyError(404, '')));
}
