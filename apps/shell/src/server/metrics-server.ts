import { createServer, type ServerResponse } from 'node:http';
import { answerOperations } from './operations';
import type { ServerDeps } from './server-deps';
import { ownHeaders } from './to-api';

const askMs = 5_000;

const figuresOfApi = async ({ config }: ServerDeps, res: ServerResponse) => {
  try {
    const reply = await fetch(`${config.apiOrigin}/metrics`, {
      headers: ownHeaders(config),
      signal: AbortSignal.timeout(askMs),
    });
    const text = await reply.text();
    res
      .writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain; charset=utf-8' })
      .end(text);
  } catch {
    res.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('api not reached\n');
  }
};

/**
 * Serves figures and health on a port of their own, which the balancer does not lead to: `/metrics` of this process, `/metrics/api` of the
 * one beside it, `/healthz`, `/readyz`.
 */
export const openMetricsServer = (deps: ServerDeps, port: number) =>
  createServer((req, res) => {
    const path = (req.url ?? '').split('?')[0];
    if (path === '/metrics/api') return void figuresOfApi(deps, res).catch(() => res.destroy());
    if (path === '/metrics') {
      return void deps.metrics
        .text()
        .then((text) => res.writeHead(200, { 'content-type': deps.metrics.contentType }).end(text))
        .catch(() => res.destroy());
    }
    const isHealth = path === '/healthz' || path === '/readyz';
    if (!isHealth || !answerOperations(deps, req, res)) res.writeHead(404).end();
  }).listen(port);
