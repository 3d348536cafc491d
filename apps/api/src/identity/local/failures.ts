import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { isOutage, Overloaded, retryAfterSeconds, takesNoWrites } from '../../errors';
import { genericKey, genericMessage } from '../../http/messages';
import { localeOf } from '../../locale';

/** What the provider has made ready for another answer: its length, where it leads, a sign-in that nobody has noted. */
const ofOtherAnswer = ['content-length', 'location', 'set-cookie'];

const isPassing = (error: unknown) => error instanceof Overloaded || isOutage(error) || takesNoWrites(error);

/** Answers a request that failed: 503 where the same may succeed in some seconds, else 500. */
export const answerFailure = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
  const status = isPassing(error) ? 503 : 500;
  if (!response.headersSent) {
    for (const name of ofOtherAnswer) response.removeHeader(name);
    if (status === 503) response.setHeader('retry-after', retryAfterSeconds);
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  }
  response.end(genericMessage(localeOf(request.headers['accept-language']), genericKey(status)));
};

/** Hears of what made a request fail. */
export type OnFailure = (error: unknown) => void;

const listeners = new WeakMap<IncomingMessage, OnFailure>();

/** Notes who hears of it when the provider itself fails within a request. */
export const listenTo = (request: IncomingMessage, onFailure: OnFailure) => void listeners.set(request, onFailure);

/**
 * Tells of what fails within the provider, which answers 500 itself, a sign-in by a redirect that says so, or not at all when its page of
 * errors fails as well. An outage is answered as everywhere; a client that reads JSON keeps the provider's words.
 */
export const watchFailures = (provider: Provider) => {
  const errors = new WeakMap<IncomingMessage, unknown>();
  provider.on('server_error', ({ req }, error) => void errors.set(req, error));
  provider.use(async (ctx, next) => {
    const { req, res } = ctx;
    const hasAnswer = await next().then(
      () => true,
      (error: unknown) => void errors.set(req, error),
    );
    if (!errors.has(req)) return;
    const error = errors.get(req);
    listeners.get(req)?.(error);
    if (hasAnswer && !isPassing(error)) return;
    if (hasAnswer && ctx.type === 'application/json') {
      ctx.status = 503;
      ctx.set('retry-after', String(retryAfterSeconds));
      return;
    }
    ctx.respond = false;
    answerFailure(req, res, error);
  });
};
