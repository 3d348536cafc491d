import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Span, tracing } from '@souk/telemetry';
import type { FastifyInstance } from 'fastify';

const spans = new WeakMap<IncomingMessage, Span>();
/** What asks for itself every few seconds, and says nothing of anybody's request. */
const isProbe = (url = '') => /^\/(healthz|readyz|metrics)(\?|$)/.test(url);

/** Records a request as a span of the trace that came with it, while tracing is on. */
export const traceRequest = (request: IncomingMessage, response: ServerResponse, answer: () => void): void => {
  const active = tracing();
  if (!active.isOn || isProbe(request.url)) return answer();
  const method = request.method ?? 'GET';
  const parent = request.headers['traceparent'] ?? '';
  const span = active.begin(method, { kind: 'server', parent, attributes: { 'http.request.method': method } });
  spans.set(request, span);
  response.once('close', () => {
    span.set({ 'http.response.status_code': response.statusCode });
    if (response.statusCode >= 500) span.fail(response.statusCode);
    span.end();
  });
  active.within(span, answer);
};

/**
 * Names spans by their route, never by their address, and makes each the running one for its handler: a body is read in the
 * connection's own course, which knows nothing of the request's.
 */
export const nameSpans = (app: FastifyInstance): void => {
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request.raw);
    if (!span) return done();
    const route = request.routeOptions.url ?? 'unknown';
    span.rename(`${request.method} ${route}`);
    span.set({ 'http.route': route });
    tracing().within(span, done);
  });
};
