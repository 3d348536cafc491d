import type { IncomingMessage, ServerResponse } from 'node:http';
import { noTracing, type Span, tracing } from '@souk/telemetry';
import { kindOf } from './metrics';

/** Files never change and cost nothing; probes ask for themselves. */
const untraced = ['file', 'operations'];

/**
 * Begins the request's part of a trace. Whatever is asked on the visitor's behalf carries it on, and both processes log under its number.
 * The span is named by what is asked for, never by the address.
 */
export const beginAnswer = (req: IncomingMessage, res: ServerResponse): Span => {
  const kind = kindOf(req.url ?? '/');
  const method = req.method ?? 'GET';
  const span = (untraced.includes(kind) ? noTracing : tracing()).begin(`${method} ${kind}`, {
    kind: 'server',
    parent: req.headers['traceparent'] ?? '',
    attributes: { 'http.request.method': method, 'souk.kind': kind },
  });
  req.headers['traceparent'] = span.traceparent;
  res.once('close', () => {
    span.set({ 'http.response.status_code': res.statusCode });
    if (res.statusCode >= 500) span.fail(res.statusCode);
    span.end();
  });
  return span;
};
