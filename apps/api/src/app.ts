import { createServer } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Deps } from './deps';
import { createDoor } from './http/caller';
import { mountDocs } from './http/docs';
import { handleErrors } from './http/error-handler';
import { acceptJson } from './http/json-body';
import { mount } from './http/mount';
import { mountOperations } from './http/operations';
import { limitRates } from './http/rate-limit';
import { secureHeaders } from './http/security-headers';
import { allHandlers, allPlugins } from './modules';

const bodyLimitBytes = 256 * 1024;
/**
 * The shell server keeps its connections a second less than it is told here, ten minutes at most. Well above that, no
 * call meets a connection that a busy moment has just closed. A server of one's own gets nothing of this by fastify.
 */
const keepAliveTimeout = 660_000;

/** What a log line says of a request: the route, never the address, the query or a header. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
};

/**
 * The whole server, not yet listening. Tests call `inject` on it.
 * Order matters: the identity provider takes its requests from the node server before fastify reads them.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const seeCaller = createDoor(deps.config);
  const app = Fastify({
    logger: deps.config.logLevel === 'silent' ? false : { level: deps.config.logLevel, serializers },
    trustProxy: true, // what the door left of it
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createServer({ keepAliveTimeout }, (request, response) => {
        seeCaller(request);
        if (!deps.identity.handle?.(request, response)) handler(request, response);
      }),
  }) as unknown as FastifyInstance;
  acceptJson(app);
  handleErrors(app);
  secureHeaders(app);
  mountOperations(app, deps);
  await app.register(fastifyCookie);
  await limitRates(app, deps.config);
  mountDocs(app);
  for (const plugin of allPlugins) await plugin(app, deps);
  mount(app, deps, allHandlers(deps));
  return app;
}
