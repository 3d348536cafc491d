import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountById } from './accounts.repository';
import { claimsOf } from './claims';

/**
 * Userinfo for the api's JWT access tokens, as Keycloak answers it.
 * The provider's own endpoint takes only tokens that are bound to no resource.
 */
export async function answerUserinfo(
  request: IncomingMessage,
  response: ServerResponse,
  verify: (token: string) => Promise<{ sub: string } | null>,
) {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const user = token ? await verify(token) : null;
  const account = user ? await accountById(user.sub) : undefined;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  if (!account) {
    response.writeHead(401, { 'www-authenticate': 'Bearer error="invalid_token"' });
    return response.end(JSON.stringify({ error: 'invalid_token' }));
  }
  response.writeHead(200);
  return response.end(JSON.stringify(claimsOf(account)));
}
