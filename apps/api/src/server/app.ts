import { createServer, type IncomingMessage } from 'node:http';
import { traceIdOf, traceparentOf } from '@souk/contract/internal';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../deps';
import { registerBusinessFigures } from '../figures/business-figures';
import { createDoor } from '../http/caller';
import { dateByClock } from '../http/date-header';
import { mountDocs } from '../http/docs';
import { handleErrors, logFailure, sendRefusal } from '../http/error-handler';
import { acceptJson } from '../http/json-body';
import { logSerializers } from '../http/log-serializers';
import { mount } from '../http/mount';
import { type Lifecycle, mountOperations } from '../http/operations';
import { limitRates } from '../http/rate-limit';
import { createSignInLimit } from '../http/sign-in-limit';
import { secureHeaders } from '../http/security-headers';
import { overdueOrdersFigure } from '../payments/overdue-orders-figure';
import { watchRefundPayouts } from '../refund-payouts/watch-refund-payouts';
import { nameSpans, traceRequest } from '../http/traced-requests';
import { allHandlers, allPlugins } from './modules';

const bodyLimitBytes = 256 * 1024;
/**
 * The shell server keeps its connections a second less than it is told here, ten minutes at most. Well above that, no
 * call meets a connection that a busy moment has just closed. A server of one's own gets nothing of this by fastify.
 */
const keepAliveTimeout = 660_000;

const traceOf = ({ headers }: IncomingMessage) => traceIdOf(traceparentOf(headers.traceparent));
const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * The whole server, not yet listening. Tests call `inject` on it.
 * Order matters: the identity provider takes its requests from the node server before fastify reads them.
 */
export async function buildApp(deps: Deps, lifecycle: Lifecycle = { isDraining: false }): Promise<FastifyInstance> {
  const seeCaller = createDoor(deps.config);
  const refuseBusySignIn = createSignInLimit(deps.config, deps.counters);
  /** The provider's requests have no logger of fastify's: their lines are like those that have. */
  const failing = (request: IncomingMessage) => (error: unknown) =>
    logFailure(app.log.child({ traceId: traceOf(request) }), toError(error));
  const app: FastifyInstance = Fastify({
    logger:
      deps.config.logLevel === 'silent'
        ? false
        : { name: 'souk-api', level: deps.config.logLevel, serializers: logSerializers },
    trustProxy: true, // what the door left of it
    bodyLimit: bodyLimitBytes,
    genReqId: traceOf,
    logController: new LogController({ requestIdLogLabel: 'traceId' }),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // An address that is none is refused before there is a route, in the same shape as everything else.
    frameworkErrors: (error, request, reply) => void sendRefusal(request, reply, error),
    serverFactory: (handler) =>
      createServer({ keepAliveTimeout }, (request, response) => {
        seeCaller(request);
        if (refuseBusySignIn(request, response)) return;
        traceRequest(request, response, () => {
          if (!deps.identity.handle?.(request, response, failing(request))) handler(request, response);
        });
      }),
  });
  nameSpans(app);
  acceptJson(app);
  handleErrors(app);
  secureHeaders(app);
  dateByClock(app, deps.clock);
  const now = () => deps.clock.now();
  mountOperations(app, deps, lifecycle, [
    (registry) => watchRefundPayouts(registry, now),
    (registry) => overdueOrdersFigure(registry, now),
    (registry) => registerBusinessFigures(registry, now),
  ]);
  await app.register(fastifyCookie);
  await limitRates(app, deps.config, deps.counters);
  mountDocs(app, deps.config);
  for (const plugin of allPlugins) await plugin(app, deps);
  mount(app, deps, allHandlers(deps));
  return app;
}
