import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClock } from '../clock';
import { type Config, readConfig } from '../config';
import type { Mail, Message } from '../mail/mail';
import { migrate } from '../database/migrate';
import { openEmbedded } from '../database/open';
import { insertAccount } from '../identity/local/accounts.repository';
import { createStores } from '../store/stores';
import { findOffer } from '../desk/invitations/find-offer';
import type { SignInEvent } from '../identity/local/sign-in-event';
import { createLocalIdentity } from '../identity/local/local-identity';
import { hashPassword } from '../identity/local/passwords';

const origin = 'http://souk.test';

/** A browser as far as sign-in needs one: keeps cookies, follows nothing, reaches the test server under the shop's name. */
export function createBrowser(address: string) {
  const jar = new Map<string, string>();
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const target = new URL(url, origin);
    const response = await fetch(address + target.pathname + target.search, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...(init.headers as Record<string, string>), cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    go,
    /** Sends a form. @returns the page of the sign-in that follows, or the redirect that leads out of it */
    async submit(
      form: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const reply = await go(form, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      });
      const next = reply.headers.get('location') ?? '';
      return next.includes('/login-actions/') ? go(next) : reply;
    },
  };
}

/** Opens the shop's sign-in, as its login dialog does. @returns the browser, the form's address, and a way to send it with these fields and headers */
async function openSignIn(browser: ReturnType<typeof createBrowser>, issuer: string) {
  const query = new URLSearchParams({
    client_id: 'souk-storefront',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${origin}/callback`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const page = await browser.go(`${issuer}/protocol/openid-connect/auth?${query}`);
  const form = page.headers.get('location') ?? '';
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    browser.submit(form, fields, headers);
  return { browser, form, send };
}

/** The embedded provider on a database of its own, with one account: shopper@souk.test, souk-demo. @param environment beside a sandbox's */
export async function createTestRealm(environment: Record<string, string> = {}) {
  const database = await openEmbedded();
  await migrate(database);
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SANDBOX: '1',
    PUBLIC_ORIGIN: origin,
    ...environment,
  });
  const clock = createClock();
  const letters: Message[] = [];
  const mail: Mail = {
    canText: true,
    write: () => Promise.reject(new Error('no letter is written out here')),
    send: async (message) => void letters.push(message),
    leaves: () => false,
    handOver: async () => undefined,
    close: async () => undefined,
  };
  const signIns: SignInEvent[] = [];
  const onSignIn = (event: SignInEvent) => void signIns.push(event);
  const identity = createLocalIdentity({ config, clock, mail, stores: createStores(), findOffer, onSignIn });
  const password_hash = await hashPassword('souk-demo');
  const sub = await insertAccount({
    email: 'shopper@souk.test',
    phone: '+33612345678',
    nickname: 'Sam',
    password_hash,
  });
  const failures: unknown[] = [];
  const server = createServer((request, response) => {
    if (!identity.handle?.(request, response, (error) => void failures.push(error))) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    identity,
    clock,
    /** What was told of sign-ins. */
    signIns,
    /** What made requests fail. */
    failures,
    /** What was mailed or texted. */
    letters,
    sub,
    origin,
    address,
    issuer: identity.issuer,
    deskIssuer: identity.deskIssuer,
    browser: () => createBrowser(address),
    /** A browser before the form of the shop's sign-in. */
    atSignIn: () => openSignIn(createBrowser(address), identity.issuer),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

export type TestRealm = Awaited<ReturnType<typeof createTestRealm>>;
