/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerDeps } from '../server-deps';
import { answerAction } from './actions';
import { log } from '../log';

type Asked = { path: string; body: unknown; language: string; key?: string | undefined };

const listening = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

/** An api that answers what the test says, or hangs up at null; and the shell's forms in front of it. */
const store = async (
  answer: (path: string) => { code: number; message: string; data: unknown } | null,
  publicOrigin = 'http://shop.test',
) => {
  const asked: Asked[] = [];
  const api = createServer(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += String(chunk);
    asked.push({
      path: req.url ?? '',
      body: JSON.parse(text || 'null'),
      language: String(req.headers['accept-language']),
      key: req.headers['idempotency-key'] as string | undefined,
    });
    const reply = answer(req.url ?? '');
    if (!reply) return res.destroy();
    res
      .writeHead(reply.code < 600 ? reply.code : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply));
  });
  const config = {
    apiOrigin: await listening(api),
    publicOrigin,
    internalKey: 'k'.repeat(32),
    visitorAddress: () => '198.51.100.7',
  };
  const shell = createServer((req, res) => void answerAction({ config } as unknown as ServerDeps, req, res));
  const origin = await listening(shell);
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { referer: 'http://shop.test/product/mug?x=1', ...headers },
    });
  const close = () => [api, shell].forEach((server) => server.close());
  return { asked, post, close };
};

const uuid = 'b'.repeat(32);
const cookie = `cartUuid=${uuid}`;
const ok = (data: unknown = { count: 3, lines: [] }) => ({ code: 200, message: 'OK', data });
let open: Awaited<ReturnType<typeof store>>;
afterEach(() => open.close());

test('[CART-01, CART-10] adding without scripts makes the id, then shows the cart', async () => {
  open = await store(() => ok());
  const reply = await open.post('/actions/cart/add', { productId: '7', productAttrUnique: '70', cartNum: '2' });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/order/shopping_cart']);
  const [, made] = /cartUuid=([0-9a-f]{32}); Path=\/; Max-Age=2592000; SameSite=Lax/.exec(
    reply.headers.get('set-cookie') ?? '',
  )!;
  expect(open.asked).toMatchObject([
    { path: '/api/front/cart/save', body: [{ productId: 7, cartNum: 2, productAttrUnique: '70', uuid: made }] },
  ]);
});

test('[CALL-15] adding without scripts carries the store that the form names', async () => {
  open = await store(() => ok());
  const form = { productId: '7', productAttrUnique: '70', cartNum: '2', storeId: '4' };
  await open.post('/actions/cart/add', form, { cookie });
  await open.post('/actions/cart/add', { productId: '7', '0': 'Blue', storeId: '4' }, { cookie });
  expect(open.asked).toMatchObject([{ body: [{ storeId: 4 }] }, { body: [{ storeId: 4, sku: 'Blue' }] }]);
});

test('[CART-10] the page’s script gets the sentence and the count, in the visitor’s language', async () => {
  open = await store(() => ok({ count: 5, lines: [] }));
  const headers = { accept: 'application/json', cookie: `${cookie}; locale=fr` };
  const reply = await open.post('/actions/cart/add', { productId: '7', name: 'Tasse', '1': 'Bleu', '2': 'M' }, headers);
  expect(await reply.json()).toEqual({ code: 200, text: 'Ajout au panier : Tasse', data: { count: 5, lines: [] } });
  expect(open.asked).toMatchObject([
    { path: '/api/front/cart/save/sku', body: [{ sku: 'Bleu,M', uuid }], language: 'fr' },
  ]);
});

test.each([
  ['some of it', 2, 'Mug added to cart. Only 3 available, and all are in your cart'],
  ['nothing', 0, 'Mug. Only 3 available, and all are in your cart'],
])('[CART-10] what stock held back is said where %s was added', async (_what, added, text) => {
  const lines = [{ suk: '', cartNum: 3, capped: true, added }];
  open = await store(() => ok({ count: 3, lines }));
  const headers = { accept: 'application/json', cookie };
  const reply = await open.post('/actions/cart/add', { productId: '7', name: 'Mug', productAttrUnique: '70' }, headers);
  expect(await reply.json()).toMatchObject({ text });
});

test('[CART-10] a refusal is a page that says why and leads back', async () => {
  open = await store(() => ({ code: 409, message: 'Mug <b> is sold out', data: null }));
  const reply = await open.post('/actions/cart/add', { productId: '7', productAttrUnique: '70' }, { cookie });
  expect(reply.status).toBe(409);
  const html = await reply.text();
  expect(html).toContain('Mug &#60;b&#62; is sold out');
  expect(html).toContain('href="/product/mug?x=1"');
});

test('[CART-03] a quantity is changed for the visitor’s own cart only', async () => {
  open = await store(() => ok());
  await open.post('/actions/cart/num', { id: '4', number: 'abc' }, { cookie });
  expect(open.asked).toMatchObject([{ path: '/api/front/cart/num', body: { id: 4, number: 1, uuid } }]);
  expect((await open.post('/actions/cart/num', { id: '4', number: '2' })).status).toBe(404);
});

test('[CART-06] a line is deleted', async () => {
  open = await store(() => ok({ count: 0 }));
  const reply = await open.post('/actions/cart/delete', { ids: '4' }, { cookie });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/product/mug?x=1']);
  expect(open.asked).toMatchObject([{ path: '/api/front/cart/delete', body: { ids: ['4'], uuid } }]);
});

test('[ORDER-01, CART-08] the checkout takes the lines aside and shows the confirmation', async () => {
  open = await store(() => ok({ preOrderNo: 'PRE1', expiresAt: '' }));
  const reply = await open.post('/actions/cart/checkout', { line: '4 key4' }, { cookie });
  expect(reply.headers.get('location')).toBe('/order/order_confirm?preOrderNo=PRE1');
  expect(open.asked).toMatchObject([
    { body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: 4, shoppingCartKey: 'key4' }], uuid } },
  ]);
  const empty = await open.post('/actions/cart/checkout', {}, { cookie });
  expect(await empty.text()).toContain('Please select product');
});

test('an address that would lead to another site leads home', async () => {
  open = await store(() => ok({ count: 0 }));
  const referer = 'http://shop.test//evil.test/product';
  const reply = await open.post('/actions/cart/delete', { ids: '4' }, { cookie, referer });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
});

test('a store that can not answer says so on a page that leads back', async () => {
  const said = jest.spyOn(log, 'error').mockImplementation(() => {});
  open = await store(() => null);
  const reply = await open.post('/actions/cart/delete', { ids: '4' }, { cookie: `${cookie}; locale=fr` });
  expect(reply.status).toBe(500);
  const html = await reply.text();
  expect(html).toContain('Un problème est survenu sur le serveur');
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('href="/product/mug?x=1"');
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});

test('a form of another site is refused', async () => {
  open = await store(() => ok());
  const reply = await open.post('/actions/cart/add', { productId: '7' }, { origin: 'http://evil.test', cookie });
  expect([reply.status, open.asked]).toEqual([403, []]);
});

test('[FOOT-05] leaving the newsletter without scripts ends on a page that says so; a used link says why not', async () => {
  open = await store(() => ok('You will get no more of these letters'));
  const reply = await open.post('/actions/newsletter/leave', { key: 'abc' });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/newsletter/leave?left=1']);
  expect(open.asked).toMatchObject([{ path: '/api/front/form/unsubscribe/newsletter', body: { key: 'abc' } }]);
  open.close();
  open = await store(() => ({ code: 404, reason: 'NOT_FOUND', message: 'No data found', data: null }));
  const refused = await open.post('/actions/newsletter/leave', { key: 'abc' });
  // The page without a key says that the link no longer works, and what to do.
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/newsletter/leave']);
});

test('on https the cookie of the cart travels on https alone', async () => {
  open = await store(() => ok(), 'https://shop.test');
  const reply = await open.post('/actions/cart/add', { productId: '7' }, { origin: 'https://shop.test' });
  expect(reply.headers.get('set-cookie')).toMatch(/; SameSite=Lax; Secure$/);
});

describe('[ORDER-01, QUICK-08] Buy Now', () => {
  const confirmation = '/order/order_confirm?preOrderNo=PRE1';
  const fields = { productId: '7', productAttrUnique: '70', cartNum: '3', buyNow: '1' };

  test('leads to the confirmation of that product alone, with the typed quantity, without scripts', async () => {
    open = await store(() => ok({ preOrderNo: 'PRE1', expiresAt: '' }));
    const reply = await open.post('/actions/cart/add', fields, { cookie });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, confirmation]);
    const orderDetails = [{ productId: 7, attrValueId: 70, productNum: 3 }];
    expect(open.asked).toMatchObject([
      { path: '/api/front/order/pre/order', body: { preOrderType: 'buyNow', orderDetails, uuid } },
    ]);
  });

  test('tells the page’s script where to go; a visitor without a cart gets an id', async () => {
    open = await store(() => ok({ preOrderNo: 'PRE1', expiresAt: '' }));
    const reply = await open.post('/actions/cart/add', fields, { accept: 'application/json' });
    expect(await reply.json()).toMatchObject({ code: 200, goTo: confirmation });
    expect(reply.headers.get('set-cookie')).toMatch(/^cartUuid=[0-9a-f]{32}/);
  });

  test('takes what was picked in the form', async () => {
    open = await store(() => ok({ preOrderNo: 'PRE1', expiresAt: '' }));
    await open.post('/actions/cart/add', { ...fields, '0': 'Blue', '1': 'M', cartNum: '1.7' }, { cookie });
    expect(open.asked).toMatchObject([{ body: { orderDetails: [{ productId: 7, productNum: 1, sku: 'Blue,M' }] } }]);
  });

  test('stays on the page when it is refused', async () => {
    open = await store(() => ({ code: 409, message: 'Only 2 left', data: { lines: [] } }));
    const reply = await open.post('/actions/cart/add', fields, { cookie, accept: 'application/json' });
    expect(await reply.json()).toEqual({ code: 409, text: 'Only 2 left', data: { lines: [] } });
  });
});

describe('[ERR-02] a refusal reads as the application’s catalogue says', () => {
  const said = async (reply: { code: number; message: string; data: null }, locale = 'en') => {
    open = await store(() => reply);
    const headers = { accept: 'application/json', cookie: `${cookie}; locale=${locale}` };
    return (await open.post('/actions/cart/add', { productId: '7', productAttrUnique: '70' }, headers)).json();
  };
  test.each<[number, string, string, object]>([
    [400, 'No such size', 'No such size', {}],
    [400, '', 'Bad parameter', {}],
    [401, '', 'Please sign in', { needsSignIn: true }],
    [403, 'secret reason', 'No access', {}],
    [403, '', 'No access', {}],
    [404, 'row 7 is gone', 'No data found', {}],
    [404, '', 'No data found', {}],
    [410000, '', 'Please sign in', { needsSignIn: true }],
    [409, 'Sold out', 'Sold out', {}],
    [500, 'stack', 'Something went wrong on the server side, please try again later', {}],
    [500, '', 'Something went wrong on the server side, please try again later', {}],
  ])('%d with "%s" says "%s"', async (code, message, text, more) => {
    expect(await said({ code, message, data: null })).toEqual({ code, text, data: null, ...more });
  });

  test('in the visitor’s language', async () => {
    expect(await said({ code: 403, message: 'secret', data: null }, 'fr')).toMatchObject({ text: 'Accès refusé' });
  });

  test('[ERR-03] a spent sign-in asks for another', async () => {
    open = await store((path) => (path ? { code: 410000, message: 'Your session has ended', data: null } : null));
    const headers = { accept: 'application/json', cookie };
    const reply = await open.post('/actions/cart/add', { productId: '7', productAttrUnique: '70' }, headers);
    expect(await reply.json()).toMatchObject({ code: 410000, text: 'Your session has ended', needsSignIn: true });
  });
});

test('[CART-01, CART-10] the key of an addition goes along, so that one that is sent again counts once', async () => {
  open = await store(() => ok());
  await open.post(
    '/actions/cart/add',
    { productId: '7', productAttrUnique: '71' },
    { cookie, 'idempotency-key': 'k-1' },
  );
  await open.post('/actions/cart/add', { productId: '7', productAttrUnique: '71' }, { cookie });
  expect(open.asked.map(({ key }) => key)).toEqual(['k-1', undefined]);
});
