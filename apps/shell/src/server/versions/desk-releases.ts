import { successCode } from '@souk/contract';
import { adminPath, deskCalls, type DeskReleases } from '@souk/contract/desk';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerDeps } from '../server-deps';
import { headersFor } from '../to-api';
import { versionsOf } from './versions';

const patienceMs = 5_000;
const codes = { unauthorized: 401, notReached: 503 };

/**
 * What the api says to whoever may not read System; null: they may. The api alone knows roles, second factors and ended sign-ins, so it is
 * asked for the screen's own call, with the token of the caller.
 */
const refusalOf = async ({ config }: Pick<ServerDeps, 'config'>, req: IncomingMessage, authorization: string) => {
  const reply = await fetch(config.apiOrigin + adminPath(deskCalls.system.path), {
    headers: {
      ...headersFor(config, req),
      authorization,
      'accept-language': String(req.headers['accept-language'] ?? ''),
    },
    signal: AbortSignal.timeout(patienceMs),
  });
  const body = (await reply.json()) as { code?: number };
  return body.code === successCode ? null : { status: reply.status, body };
};

/** Tells the desk's screen System what is live, in the envelope of the api's calls. */
export const answerDeskReleases = async (
  deps: Pick<ServerDeps, 'config' | 'releases' | 'shell'>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> => {
  const send = (status: number, body: object) =>
    res
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(body));
  const { authorization } = req.headers;
  if (!authorization) return void send(codes.unauthorized, { code: codes.unauthorized, message: '', data: null });
  try {
    const refusal = await refusalOf(deps, req, authorization);
    if (refusal) return void send(refusal.status, refusal.body);
  } catch {
    return void send(codes.notReached, { code: codes.notReached, message: '', data: null });
  }
  const { setId, seq, since, shell, judgedBy, remotes } = versionsOf(deps);
  send(200, {
    code: successCode,
    message: '',
    data: { setId, seq, since, shell, judgedBy, remotes } satisfies DeskReleases,
  });
};
