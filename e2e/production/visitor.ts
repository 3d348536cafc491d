import { createHash, randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { visitorHeader } from './balancer';

type Ask = {
  method?: string;
  json?: unknown;
  form?: Record<string, string> | FormData;
  headers?: Record<string, string>;
};
type Envelope<T> = { code: number; message: string; data: T };

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@shop.test',
  country: 'GB',
  detail: '12 St James Square',
  city: 'London',
  postCode: 'SW1Y 4JH',
  countryCode: '+44',
  phone: '2071234567',
};

/** The store's own door to a sign-in, and where the provider leads back to. */
type Realm = { door: string; callback: string; asked: Record<string, string> };
const shopRealm: Realm = { door: '/auth', callback: '/callback', asked: {} };
/** That of the desks, which asks for the password also of whoever is signed in. */
export const deskRealm: Realm = { door: '/auth/desk', callback: '/admin/callback', asked: { prompt: 'login' } };
type Provider = { authorizationEndpoint: string; clientId: string };

/**
 * A visitor of the store: an address of the network, cookies, and as much of a browser as the store's own pages use.
 * @param origin where they reach it; the balancer, or one pair alone
 */
export const createVisitor = (origin: string, networkAddress: string, publicOrigin: string) => {
  const jar = new Map<string, string>();
  const ask = async (path: string, { method, json, form, headers }: Ask = {}): Promise<Response> => {
    const fields = form instanceof FormData ? form : form && new URLSearchParams(form);
    const body = json === undefined ? fields : JSON.stringify(json);
    const reply = await fetch(origin + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      headers: {
        [visitorHeader]: networkAddress,
        'x-forwarded-for': networkAddress,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return reply;
  };
  const call = async <T>(path: string, given: Ask = {}): Promise<Envelope<T>> =>
    (await (await ask(path, given)).json()) as Envelope<T>;
  const must = async <T>(path: string, given: Ask = {}): Promise<T> => {
    const { code, message, data } = await call<T>(path, given);
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
  const token = (form: Record<string, string>, realm: Realm = shopRealm) =>
    ask(`${realm.door}/token`, { form, headers: { 'x-souk-auth': '1', origin: publicOrigin } });

  const next = (reply: Response) => (reply.headers.get('location') ?? '').replace(publicOrigin, '');
  const recoveryCodes: string[] = [];
  /**
   * Does what the page asks of the platform's people: at their first sign-in they set up a second factor, whose recovery codes they
   * keep; at a later one they use one of these, each of which works once. @returns where it leads on
   */
  const useSecondFactor = async (page: string): Promise<string> => {
    const html = await (await ask(page, { headers: { accept: 'text/html' } })).text();
    const secret = /<code id="secret">([^<]+)</.exec(html)?.[1]?.replaceAll(' ', '');
    if (!secret) return next(await ask(page, { form: { second: 'code', code: recoveryCodes.pop() ?? '' } }));
    const codesPage = next(await ask(page, { form: { second: 'enrol', code: generateSync({ secret }) } }));
    const told = await (await ask(codesPage, { headers: { accept: 'text/html' } })).text();
    for (const [, code = ''] of told.matchAll(/<li><code>([0-9a-f-]+)</g)) recoveryCodes.push(code);
    return next(await ask(codesPage));
  };

  return {
    jar,
    ask,
    call,
    must,
    /** Reads a page to its end. @returns its status, and when to ask again if it says so */
    async open(path: string) {
      const reply = await ask(path, { headers: { accept: 'text/html' } });
      const html = await reply.text();
      return { status: reply.status, retryAfter: reply.headers.get('retry-after'), html };
    },
    /** Orders one piece and lets `pay` settle it. @returns the order's key and number */
    async order(productId: number, attrValueId: number) {
      const uuid = randomBytes(16).toString('hex');
      const orderDetails = [{ productId, attrValueId, productNum: 1 }];
      const ahead = { preOrderType: 'buyNow', orderDetails, uuid };
      const { preOrderNo } = await must<{ preOrderNo: string }>('/api/front/order/pre/order', { json: ahead });
      const wanted = { preOrderNo, address, payType: 'stripe', uuid };
      const made = await must<{ orderNo: string; orderToken: string }>('/api/front/order/create', { json: wanted });
      const headers = { 'x-order-token': made.orderToken };
      const pay = { orderNo: made.orderNo, payType: 'stripe', payChannel: 'pc' };
      const payment = await must<{ stripeClientSecret: string }>('/api/front/pay/payment', { json: pay, headers });
      const result = () => must<{ state: string }>(`/api/front/pay/result/${made.orderNo}`, { headers });
      return { ...made, clientSecret: payment.stripeClientSecret, result };
    },
    /** Signs in on the provider's page, as the store's own page does. @returns the access token; the other is a cookie */
    async signIn(email: string, password: string, realm: Realm = shopRealm): Promise<string> {
      const provider = (await (await ask(`${realm.door}/provider`)).json()) as Provider;
      const verifier = randomBytes(32).toString('base64url');
      const asked = new URLSearchParams({
        client_id: provider.clientId,
        response_type: 'code',
        redirect_uri: publicOrigin + realm.callback,
        scope: 'openid profile email',
        state: 'there',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...realm.asked,
      });
      const page = next(await ask(`${new URL(provider.authorizationEndpoint).pathname}?${asked}`));
      let at = next(await ask(page, { form: { way: 'password', login: email, password } }));
      if (at.startsWith(`${page}?second=`)) at = await useSecondFactor(at);
      // the first page once more tells what is wrong, and leads on by itself to nowhere
      while (!at.startsWith(realm.callback)) {
        if (at === '' || at.startsWith(page)) throw new Error('the sign-in was refused');
        at = next(await ask(at));
      }
      const code = new URL(at, publicOrigin).searchParams.get('code') ?? '';
      const given = { grant_type: 'authorization_code', code, code_verifier: verifier };
      const reply = await token({ ...given, redirect_uri: publicOrigin + realm.callback }, realm);
      return ((await reply.json()) as { access_token: string }).access_token;
    },
    renew: () => token({ grant_type: 'refresh_token' }),
  };
};
export type Visitor = ReturnType<typeof createVisitor>;
