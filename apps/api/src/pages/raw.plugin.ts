import type { FastifyReply } from 'fastify';
import type { Plugin } from '../deps';
import { leaveOwnerToken } from './owner-token';
import { findFrame, type FrameKind } from './pages.repository';
import { readStreaming } from './settings.repository';

/** HTML served as it was given runs without an origin of its own: it reaches no cookie, no storage and no call of the store. */
const sandboxed =
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation; default-src https: data: blob: 'unsafe-inline'; font-src 'self' https: data:; frame-ancestors 'self'";

const send = (reply: FastifyReply, type: string, text: string | undefined) => {
  if (text === undefined) return reply.status(404).type('text/plain; charset=utf-8').send('');
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-security-policy', sandboxed)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'public, max-age=60')
    .send(text);
};

const kindOf = (name: string): FrameKind | null =>
  name === 'header' || name === 'footer' ? (name.toUpperCase() as FrameKind) : null;

interface Named {
  Params: { name: string; index?: string };
}

/**
 * Serves the HTML, CSS and scripts that a store's owner wrote, unchanged: of header and footer (spec 7, "GET {page html URL}"), and
 * the page of the video channel. HTML comes in a sandbox, so that it reaches no cookie and no call of the store.
 */
export const rawPages: Plugin = async (app, deps) => {
  const frameOf = async (host: string, name: string) => {
    const kind = kindOf(name);
    return kind ? findFrame(await deps.stores.byHost(host), kind) : undefined;
  };
  app.get<Named>('/api/front/page/raw/:name.html', async (request, reply) =>
    send(reply, 'text/html', (await frameOf(request.hostname, request.params.name))?.html),
  );
  app.get<Named>('/api/front/page/raw/:name.css', async (request, reply) =>
    send(reply, 'text/css', (await frameOf(request.hostname, request.params.name))?.css),
  );
  app.get<Named>('/api/front/page/raw/:name/:index.js', async (request, reply) => {
    const frame = await frameOf(request.hostname, request.params.name);
    return send(reply, 'text/javascript', frame?.scripts[Number(request.params.index)]?.code);
  });
  app.get('/api/front/streaming/channel/frame', async (request, reply) => {
    const channel = await readStreaming(await deps.stores.byHost(request.hostname));
    return send(reply, 'text/html', channel?.type === 'IFRAME' ? channel.content : undefined);
  });
  app.addHook('onReady', async () => {
    await leaveOwnerToken(deps.config.dataDir);
  });
};
