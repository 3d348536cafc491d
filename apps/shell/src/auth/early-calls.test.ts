import { askCallsEarly } from './early-calls';

const me = '/api/admin/me';
const orders = '/api/admin/orders?tab=all&q=&page=1';
const probe = '/api/front/login/token/is/exist';
const calls = [`GET ${me}`, `GET ${orders}`, `POST ${probe}`];
const asked = jest.fn<Promise<Response>, [string, RequestInit?]>();
const token = () => Promise.resolve(new Response('{"access_token":"t"}'));
const get = async (url: string) => (await window.soukEarlyFetch?.(url, { method: 'GET' }))?.json() as Promise<unknown>;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.documentElement.lang = 'fr';
  delete window.soukEarlyFetch;
  asked.mockReset();
  asked.mockImplementation(async (url) => Response.json({ url, of: asked.mock.calls.length }));
  globalThis.fetch = asked as unknown as typeof fetch; // its address and its options are looked at
});
afterEach(() => jest.restoreAllMocks());

describe('[DESK-55] a page of somebody signed in asks for its data as soon as its token is there', () => {
  test('each call that the document names, as the page would, and the page takes the answer once', async () => {
    askCallsEarly(token(), calls);
    await settled();
    const headers = { 'Accept-Language': 'fr', Authorization: 'Bearer t' };
    expect(asked.mock.calls).toEqual([
      [me, { method: 'GET', headers }],
      [orders, { method: 'GET', headers }],
      [probe, { method: 'POST', headers }],
    ]);
    expect(await get(orders)).toEqual({ url: orders, of: 2 });
    expect(await (await window.soukEarlyFetch?.(probe, { method: 'POST' }))?.json()).toEqual({ url: probe, of: 3 });
    expect(asked).toHaveBeenCalledTimes(3);
    expect(await get(orders)).toEqual({ url: orders, of: 4 });
  });

  test('a call that two parts of the page make is sent once, and answers both', async () => {
    askCallsEarly(token(), [`GET ${me}`, `GET ${me}`]);
    await settled();
    expect(await Promise.all([get(me), get(me)])).toEqual([
      { url: me, of: 1 },
      { url: me, of: 1 },
    ]);
    expect(await get(me)).toEqual({ url: me, of: 2 });
  });

  test.each([
    ['the token could not be asked for', Promise.resolve(null)],
    ['nobody is signed in any more', Promise.resolve(new Response('{"error":"invalid_grant"}', { status: 400 }))],
  ])('nothing where %s: the page asks by itself', async (_why, renewal) => {
    askCallsEarly(renewal, calls);
    await settled();
    expect(asked).not.toHaveBeenCalled();
    expect(await get(me)).toEqual({ url: me, of: 1 });
  });

  test.each([
    ['was refused', async () => new Response('{"code":401}', { status: 401 })],
    ['was lost', () => Promise.reject(new Error('network'))],
  ])('an answer that %s is asked for anew', async (_how, answer) => {
    asked.mockImplementationOnce(answer);
    askCallsEarly(token(), calls);
    await settled();
    expect(await get(me)).toEqual({ url: me, of: 4 });
  });

  test('an answer that is older than a quarter of a minute is left', async () => {
    askCallsEarly(token(), calls);
    await settled();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
    expect(await get(me)).toEqual({ url: me, of: 4 });
  });

  test('what changes something at the same address is never answered by it', async () => {
    askCallsEarly(token(), calls);
    await settled();
    await window.soukEarlyFetch?.(me, { method: 'POST' });
    expect(asked).toHaveBeenLastCalledWith(me, { method: 'POST' });
  });

  test.each([
    ['a token', token()],
    ['none', Promise.resolve(null)],
    ['a refusal', Promise.resolve(new Response('{}', { status: 401 }))],
    ['an answer that is no JSON', Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('a document that names nothing asks for nothing and leaves no error behind: %s', async (_what, renewal) => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    askCallsEarly(renewal, []);
    await settled();
    process.off('unhandledRejection', unhandled);
    expect(asked).not.toHaveBeenCalled();
    expect(unhandled).not.toHaveBeenCalled();
  });
});
