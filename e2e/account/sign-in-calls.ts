import { createHash, randomBytes } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

/** The shop's sign-in, or the desks'. More: docs/adr/0030-desks-sign-in.md. */
const realmOf = (pathname: string) =>
  /^\/(admin|sell)(\/|$)/.test(pathname)
    ? { path: '/auth/desk', callback: '/admin/callback', prompt: 'login' }
    : { path: '/auth', callback: '/callback' };

const random = () => randomBytes(32).toString('base64url');

/**
 * Signs somebody in by the code flow that the pages have (PKCE, the provider's own form, the store's token endpoint), each step as a request
 * in the browser's cookies. Two starts of the application and the provider's page take seconds, which a journey about something else
 * need not wait for.
 * @param path a page of the shop or of a desk, also at another origin: whose sign-in it is
 */
export const signInByCalls = async (
  request: APIRequestContext,
  path: string,
  { email, password }: { email: string; password: string },
) => {
  const at = new URL(path, 'http://relative');
  const realm = realmOf(at.pathname);
  const info = await request.get(
    at.hostname === 'relative' ? `${realm.path}/provider` : `${at.origin}${realm.path}/provider`,
  );
  const { origin } = new URL(info.url());
  const provider = (await info.json()) as { authorizationEndpoint: string; clientId: string };
  const [verifier, callback] = [random(), origin + realm.callback];
  const query = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid profile email',
    state: random(),
    nonce: random(),
    login_hint: email,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(realm.prompt ? { prompt: realm.prompt } : {}),
  });
  const form = await request.get(`${provider.authorizationEndpoint}?${query.toString()}`);
  const action = /<form method="post" action="([^"]+)"/.exec(await form.text())?.[1];
  if (!action) throw new Error(`The provider shows no form to ${email}: ${form.status()} ${form.url()}`);
  const answer = await request.post(new URL(action, form.url()).href, {
    headers: { origin: new URL(form.url()).origin },
    form: { way: 'password', login: email, password },
  });
  const code = new URL(answer.url()).searchParams.get('code');
  expect(code, `the provider signs ${email} in`).toBeTruthy();
  const token = await request.post(`${origin}${realm.path}/token`, {
    headers: { 'x-souk-auth': '1', origin },
    form: {
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      redirect_uri: callback,
      code: code ?? '',
      code_verifier: verifier,
    },
  });
  expect(token.status(), await token.text()).toBe(200);
};
