import { askEarly as askEarlyOf, takeEarlyRenewal } from './early-renewal';
import { deskRealm, shopRealm } from './realms';

const askEarly = () => askEarlyOf({ ...deskRealm, calls: [] });

const asked = jest.fn(async (_path: string, _init?: RequestInit) => new Response('{"access_token":"t"}'));

const open = (path: string, cookie = 'desk.hint=1') => {
  history.replaceState(null, '', path);
  document.cookie = 'desk.hint=; max-age=0';
  document.cookie = cookie;
};

beforeEach(() => {
  localStorage.clear();
  delete window.soukEarlyRenewal;
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch; // only its path is looked at
});
afterEach(() => jest.restoreAllMocks());

describe('[DESK-55] a desk’s page asks for its token before its application is there', () => {
  test('the application takes the answer, once', async () => {
    open('/admin/orders');
    askEarly();
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/auth/desk/token']);
    expect(await takeEarlyRenewal()).toEqual({ access_token: 't' });
    expect(await takeEarlyRenewal()).toBeNull();
  });

  test('what the page asks for first is asked for with it, in the page’s language, and taken once it comes', async () => {
    open('/admin/orders');
    document.documentElement.lang = 'fr';
    const lines = ['{"access_token":"t"}', '{"call":"GET /api/admin/me","body":{"code":200}}', ''];
    asked.mockImplementationOnce(async () => new Response(lines.join('\n')));
    askEarlyOf({ ...deskRealm, calls: ['GET /api/admin/me', 'GET /api/admin/orders'] });
    const init = asked.mock.calls[0]?.[1];
    expect(new URLSearchParams(init?.body as URLSearchParams).getAll('call')).toEqual([
      'GET /api/admin/me',
      'GET /api/admin/orders',
    ]);
    expect(init?.headers).toMatchObject({ 'Accept-Language': 'fr' });
    expect(await takeEarlyRenewal()).toEqual({ access_token: 't' });
    const me = await window.soukPrefetchedFetch?.('/api/admin/me', { method: 'GET' });
    expect(await me?.json()).toEqual({ code: 200 });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a shop’s page asks by the shop’s sign-in', async () => {
    open('/users/order_list', 'auth.hint=1');
    askEarlyOf({ ...shopRealm, calls: [] });
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/auth/token']);
    document.cookie = 'auth.hint=; max-age=0';
  });

  test('not while another tab asks: a refresh token may be used once only', async () => {
    open('/admin/orders');
    localStorage.setItem('auth.renewing', String(Date.now()));
    askEarly();
    expect(asked).not.toHaveBeenCalled();
  });

  test('again when the other tab has its answer, or was closed without one', async () => {
    open('/admin/orders');
    askEarly();
    await takeEarlyRenewal();
    askEarly();
    localStorage.setItem('auth.renewing', String(Date.now() - 9_000));
    askEarly();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['nobody is signed in', '/admin/orders', 'other=1'],
    ['the page finishes a sign-in', '/admin/callback', 'desk.hint=1'],
  ])('not where %s', (_what, path, cookie) => {
    open(path, cookie);
    askEarly();
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['a refusal', () => Promise.resolve(new Response('{}', { status: 401 }))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is left to the application, which asks again', async (_what, answer) => {
    open('/admin/orders');
    asked.mockImplementationOnce(answer);
    askEarly();
    expect(await takeEarlyRenewal()).toBeNull();
  });

  test('an answer that waited too long is not taken: its token ends sooner than the page would reckon', async () => {
    open('/admin/orders');
    askEarly();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    expect(await takeEarlyRenewal()).toBeNull();
  });
});
