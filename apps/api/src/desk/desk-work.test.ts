import type { ProductDetail } from '@souk/contract';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { hasBought } from '../testing/bought';
import { type Desk, giveDesk } from '../testing/desk';
import { sendPicture, sendDeskPicture } from '../testing/send-picture';
import { createShop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const orderOf = async (no: string, user = 'admin') => (await desk.ask('order', { user, params: { no } })).data;
const mailsTo = async (to: string) => createShop(shop).sandbox.outbox(to);
const notes = (subjectType: string, subjectId: string | number) =>
  rows(sql<{ call: string; actor_name: string; reason: string }>`
    select call, actor_name, reason from audit
    where subject_type = ${subjectType} and subject_id = ${String(subjectId)} order by id`);

describe('[DESK-03] orders', () => {
  test('a packer sends a parcel: the shopper is mailed, the timeline says by whom, a second press changes nothing', async () => {
    const { orderNo } = await hasBought(shop, 'carl', { status: 0 });
    const ship = () => desk.ask('ship', { user: 'packer', mer: desk.merchantId, params: { no: orderNo } });
    expect(await ship()).toMatchObject({ code: 200, data: true });
    expect(await ship()).toMatchObject({ code: 409, data: { state: 'inTransit' } });
    expect(await notes('order', orderNo)).toEqual([{ call: 'ship', actor_name: 'packer', reason: '' }]);
    const order = await orderOf(orderNo);
    expect(order).toMatchObject({ status: 'inTransit', parcels: [{ carrier: 'UPS', number: '1Z' }] });
    const steps: { type: string; by: string | null; text: string }[] = order.steps;
    expect(steps.filter(({ type }) => /ship/.test(type))).toMatchObject([
      { type: 'desk.ship', by: 'packer', text: 'Shipped by UPS, 1Z' },
    ]);
    expect((await mailsTo('a@souk.test')).filter(({ text }) => text.includes('1Z'))).toHaveLength(1);
  });

  test('of many orders each is sent or refused alone, and only what was done is noted', async () => {
    const [first, second] = [
      await hasBought(shop, 'carl', { status: 0 }),
      await hasBought(shop, 'carl', { status: 2 }),
    ];
    const parcels = [first.orderNo, second.orderNo, 'PT0000000000FF-1'].map((no, at) => ({
      no,
      carrier: 'DHL',
      number: `D${at}`,
    }));
    const { data } = await desk.ask('shipMany', { user: 'orders', body: { parcels } });
    expect(data.done).toEqual([first.orderNo]);
    expect(data.refused.map(({ no }: { no: string }) => no)).toEqual([second.orderNo, 'PT0000000000FF-1']);
    expect(await notes('order', second.orderNo)).toEqual([]);
  });

  test('a merchant’s people see no e-mail; the platform’s do', async () => {
    const of = (user: string, mer?: number) => desk.ask('order', { user, ...(mer ? { mer } : {}) });
    expect((await of('owner', desk.merchantId)).data.email).toBeNull();
    expect((await of('support')).data.email).toBe('a@souk.test');
  });

  test('what cannot be done says why, also to a role that may not', async () => {
    const { can } = await orderOf(desk.orderNo);
    expect(can).toEqual({ ship: null, deliver: 'notSent', cancel: null, refund: null, address: null });
    expect((await orderOf(desk.orderNo, 'support')).can.ship).toBe('notAllowed');
  });

  test('cancelling a paid order gives its money and pieces back, with the reason on record', async () => {
    const { variantId, orderNo } = await hasBought(shop, 'dora', { status: 0 });
    const before = await stockOf(variantId);
    expect(await desk.ask('cancel', { user: 'orders', params: { no: orderNo } })).toMatchObject({ code: 200 });
    await shop.deps.jobs.runDue();
    expect((await orderOf(orderNo)).refunds).toHaveLength(1);
    expect(await notes('order', orderNo)).toEqual([{ call: 'cancel', actor_name: 'orders', reason: 'Out of stock' }]);
    expect(await stockOf(variantId)).toBeGreaterThanOrEqual(before);
    expect(await desk.ask('cancel', { user: 'orders', params: { no: orderNo } })).toMatchObject({ code: 409 });
  });

  test('cancelling an unpaid order ends the purchase and frees its pieces', async () => {
    const mug = await variantOf('canvas-tote');
    const before = await stockOf(mug.id);
    const { orderNo } = await createShop(shop).buy({ user: 'dora' }, [{ variantId: mug.id, num: 1 }]);
    expect(await stockOf(mug.id)).toBe(before - 1);
    expect(await desk.ask('cancel', { user: 'orders', params: { no: `${orderNo}-1` } })).toMatchObject({ code: 200 });
    expect(await stockOf(mug.id)).toBe(before);
    expect(await orderOf(`${orderNo}-1`)).toMatchObject({ status: 'cancelled' });
  });

  test('lists: what waits, what was found by name and number', async () => {
    const { data } = await desk.ask('orders', { user: 'orders', query: { tab: 'toShip' } });
    expect(data.list.every(({ status }: { status: string }) => status === 'paid')).toBe(true);
    const found = await desk.ask('orders', { user: 'orders', query: { tab: 'all', q: desk.orderNo } });
    expect(found.data.list.map(({ no }: { no: string }) => no)).toEqual([desk.orderNo]);
    expect((await desk.ask('orders', { user: 'orders', query: { tab: 'all', q: '%' } })).data.list).toEqual([]);
  });
});

describe('[DESK-04] refunds', () => {
  const asked = async (type: 1 | 2) => {
    const { orderNo } = await hasBought(shop, 'erik');
    const { data } = await shop.call('refundCreate', {
      user: 'erik',
      body: { orderNo, type, text: 'Arrived damaged' },
    });
    return data.refundOrderNo as string;
  };

  test('a double press of Approve on a return pays nothing before the parcel is here', async () => {
    const no = await asked(2);
    const approve = (from: string) =>
      desk.ask('refundApprove', { user: 'owner', mer: desk.merchantId, params: { no }, body: { from } });
    expect((await approve('inReview')).data).toEqual({ state: 'returning' });
    expect(await approve('inReview')).toMatchObject({ code: 409, data: { state: 'returning' } });
    const arrive = { from: 'returning', isSellable: true };
    expect(
      (await desk.ask('refundArrive', { user: 'owner', mer: desk.merchantId, params: { no }, body: arrive })).data,
    ).toEqual({
      state: 'arrived',
    });
    expect((await approve('arrived')).data).toEqual({ state: 'refunding' });
    expect((await notes('refund', no)).map(({ call }) => call)).toEqual([
      'refundApprove',
      'refundArrive',
      'refundApprove',
    ]);
  });

  test('a refusal carries its reason to the shopper and into the log', async () => {
    const no = await asked(1);
    const body = { from: 'inReview', reason: 'Worn outdoors' };
    expect((await desk.ask('refundRefuse', { user: 'finance', params: { no }, body })).data).toEqual({
      state: 'refused',
    });
    expect(await notes('refund', no)).toMatchObject([{ call: 'refundRefuse', reason: 'Worn outdoors' }]);
    expect((await desk.ask('refund', { user: 'finance', params: { no } })).data).toMatchObject({
      refusal: 'Worn outdoors',
      can: { approve: false, arrive: false, refuse: false },
    });
    expect(
      (await desk.ask('refundRefuse', { user: 'finance', params: { no }, body: { from: 'inReview', reason: ' ' } }))
        .code,
    ).toBe(400);
  });
});

describe('[DESK-05] applications and tickets', () => {
  test('an application is approved when every document was looked at; its applicant then owns the merchant', async () => {
    const id = desk.applicationId;
    const ask = (name: 'applicationApprove' | 'applicationDocument', body?: unknown) =>
      desk.ask(name, { user: 'finance', params: { id }, ...(body ? { body } : {}) });
    expect(await ask('applicationApprove')).toMatchObject({ code: 409, data: { obstacle: 'documents' } });
    await run(
      sql`update merchant_application set trade_register = 'RCS Lyon', register_number = '12' where id = ${id}`,
    );
    expect((await desk.ask('application', { user: 'finance', params: { id } })).data.register).toBe('RCS Lyon, 12');
    const url = '/img/notebook.webp';
    expect((await ask('applicationDocument', { url, state: 'refused' })).code).toBe(400);
    expect((await ask('applicationDocument', { url, state: 'refused', reason: 'Too blurry' })).code).toBe(200);
    expect(await ask('applicationApprove')).toMatchObject({ code: 409, data: { obstacle: 'refused' } });
    expect((await ask('applicationDocument', { url, state: 'accepted' })).code).toBe(200);
    const { data } = await ask('applicationApprove');
    expect((await desk.ask('me', { user: 'shopper' })).data.merchants).toEqual([
      expect.objectContaining({ id: data.merchantId, role: 'owner' }),
    ]);
    expect(await ask('applicationApprove')).toMatchObject({ code: 409 });
    expect((await mailsTo('ann@souk.test')).map(({ text }) => text).join()).toContain('/sell');
  });

  test('nobody answers a ticket past a word that they have not read', async () => {
    const read = async () => (await desk.ask('ticket', { user: 'support' })).data;
    const answer = (lastEventId: number) =>
      desk.ask('ticketAnswer', { user: 'support', body: { message: 'It arrives tomorrow.', lastEventId } });
    const { events } = await read();
    expect((await answer(events[0].id)).code).toBe(200);
    expect((await answer(events[0].id)).code).toBe(409);
    expect(await read()).toMatchObject({ waits: false, status: 'INPROCESS' });
    expect(await notes('ticket', desk.ticketId)).toHaveLength(1);
  });
});

describe('[DESK-10] reviews', () => {
  const stars = async () =>
    (await row(sql<{ count: number }>`select review_count as count from product where id = ${desk.productId}`))
      ?.count ?? 0;
  const decide = (from: string, to: string) => desk.ask('reviewDecide', { user: 'support', body: { from, to } });

  test('a review that waits is published, answered by its merchant, and taken down; the stars follow', async () => {
    const before = await stars();
    expect((await decide('PENDING', 'PUBLISHED')).code).toBe(200);
    expect(await decide('PENDING', 'REJECTED')).toMatchObject({ code: 409, data: { state: 'PUBLISHED' } });
    expect(await stars()).toBe(before + 1);
    expect((await desk.ask('reviewReply', { user: 'owner', mer: desk.merchantId })).code).toBe(200);
    const { data } = await shop.call('productReplies', {
      params: { productId: desk.productId },
      query: { page: 1, limit: 50, type: 0 },
    });
    expect(JSON.stringify(data)).toContain('Thank you');
    expect((await decide('PUBLISHED', 'REJECTED')).code).toBe(200);
    expect(await stars()).toBe(before);
    expect((await notes('review', desk.reviewId)).map(({ call }) => call)).toEqual([
      'reviewDecide',
      'reviewReply',
      'reviewDecide',
    ]);
  });
});

describe('[DESK-06] products', () => {
  const read = async () => (await desk.ask('product', { user: 'owner', mer: desk.merchantId })).data;
  const write = async (name: 'setPrice' | 'moveStock' | 'publish', body: object) =>
    desk.ask(name, { user: 'owner', mer: desk.merchantId, body });

  test('a price is what card, page and checkout say, at once', async () => {
    const { version, items } = await read();
    const variants = items.map(({ id }: { id: number }) => ({ id, priceCents: 3300, comparedCents: 4100 }));
    expect(await write('setPrice', { version, discount: 0, discountEnds: null, variants })).toMatchObject({
      code: 200,
      data: { version: version + 1 },
    });
    const { data: page } = await shop.call('productDetail', { params: { uniqueKey: '-', slug: 'linen-shirt' } });
    expect(page.productInfo).toMatchObject({ storePrice: 33, price: 41 });
    expect((await read()).items[0].shownCents).toBe(3300);
    const preOrderNo = await createShop(shop).preOrder({ user: 'fay' }, [{ variantId: items[0].id, num: 1 }]);
    const { data: pre } = await shop.call('orderPreLoad', { user: 'fay', params: { preOrderNo } });
    expect(JSON.stringify(pre)).toContain('"price":33');
    expect(await notes('product', desk.productId)).toMatchObject([{ call: 'setPrice', actor_name: 'owner' }]);
  });

  test.each([
    ['an older price that is not higher', { priceCents: 3000, comparedCents: 3000 }, 0, 'comparedNotHigher'],
    ['an older price beside a discount', { priceCents: 3000, comparedCents: 4000 }, 20, 'comparedAndDiscount'],
    ['a discount without an end', { priceCents: 3000, comparedCents: null }, 20, 'discountWithoutEnd'],
  ])('%s is refused', async (_what, price, discount, obstacle) => {
    const { version, items } = await read();
    const variants = items.map(({ id }: { id: number }) => ({ id, ...price }));
    const discountEnds =
      discount && price.comparedCents !== null ? new Date(Date.now() + 86_400_000).toISOString() : null;
    expect(await write('setPrice', { version, discount, discountEnds, variants })).toMatchObject({
      code: 400,
      data: { obstacle },
    });
  });

  test('of two people who change one product the second is told, and a variant of another product is not there', async () => {
    const { version, items } = await read();
    const variants = [{ id: items[0].id, priceCents: 3400, comparedCents: null }];
    const body = { version: version - 1, discount: 0, discountEnds: null };
    expect(await write('setPrice', { ...body, variants })).toMatchObject({ code: 409, data: { version } });
    const other = await variantOf('ceramic-mug');
    expect((await write('setPrice', { ...body, version, variants: [{ ...variants[0], id: other.id }] })).code).toBe(
      404,
    );
    expect((await write('moveStock', { variantId: other.id, delta: 5, reason: 'delivery' })).code).toBe(404);
  });

  test('stock changes by so many pieces, never below zero, and a count is refused when it moved meanwhile', async () => {
    const [{ id, stock }] = (await read()).items;
    const move = (delta: number, more: object = {}) =>
      write('moveStock', { variantId: id, delta, reason: 'delivery', ...more });
    expect((await move(7)).data).toEqual({ stock: stock + 7 });
    expect(await move(-stock - 8)).toMatchObject({ code: 409, data: { stock: stock + 7 } });
    expect(await move(1, { reason: 'count', expected: stock })).toMatchObject({
      code: 409,
      data: { stock: stock + 7 },
    });
    expect((await move(0)).code).toBe(400);
    expect((await read()).moves[0]).toMatchObject({ delta: 7, reason: 'delivery', by: 'owner' });
  });

  test('what is taken off sale cannot be bought', async () => {
    const { version } = await read();
    expect((await write('publish', { version, isLive: false })).code).toBe(200);
    const { data } = await shop.call('productSearch', { query: { keyword: 'linen shirt' } });
    expect(JSON.stringify(data)).not.toContain('"slug":"linen-shirt"');
    expect((await write('publish', { version: version + 1, isLive: true })).code).toBe(200);
  });
});

describe('[DESK-09] the catalogue', () => {
  const picture = async (user: string) =>
    (await sendDeskPicture(shop, { user, ...(user === 'owner' ? { mer: desk.merchantId } : {}) })).data.url;
  const words = async (user: string) => ({
    nameEn: 'Oak tray',
    nameFr: 'Plateau en chêne',
    descriptionEn: 'Turned from one piece.',
    descriptionFr: 'Tourné dans une seule pièce.',
    categoryId: (await desk.ask('productChoices', { user: 'catalogue' })).data.categories[0].id as number,
    images: [await picture(user)],
  });
  const create = async (more: object = {}) =>
    desk.ask('productCreate', {
      user: 'owner',
      mer: desk.merchantId,
      body: { ...(await words('owner')), priceCents: 2500, stock: 4, ...more },
    });

  test('a new product in two languages with its variants is sold once it is put on sale', async () => {
    const size = {
      name: { en: 'Size', fr: 'Taille' },
      values: [
        { en: 'S', fr: 'P' },
        { en: 'L', fr: 'G' },
      ],
    };
    const color = {
      name: { en: 'Finish', fr: 'Finition' },
      values: [
        { en: 'Oiled', fr: 'Huilé' },
        { en: 'Raw', fr: 'Brut' },
      ],
    };
    const { data } = await create({ options: [size, color] });
    const read = async () =>
      (await desk.ask('product', { user: 'owner', mer: desk.merchantId, params: { id: data.id } })).data;
    const made = await read();
    expect(made).toMatchObject({ isLive: false, merchantId: desk.merchantId, version: 1 });
    expect(made.items.map(({ sku }: { sku: string }) => sku)).toEqual(['S,Oiled', 'S,Raw', 'L,Oiled', 'L,Raw']);
    const body = { version: 1, isLive: true };
    expect(
      (await desk.ask('publish', { user: 'owner', mer: desk.merchantId, params: { id: data.id }, body })).code,
    ).toBe(200);
    const page = (language: string) =>
      shop.call('productDetail', {
        params: { uniqueKey: '-', slug: made.slug },
        headers: { 'accept-language': language },
      });
    expect(JSON.stringify((await page('fr')).data)).toContain('Plateau en chêne');
    expect(JSON.stringify((await page('fr')).data)).toContain('Huilé');
    const made2 = await createShop(shop).bought({ user: 'gus' }, [{ variantId: made.items[3].id, num: 2 }]);
    expect(made2.orderNo).toMatch(/^PT/);
    expect((await read()).items[3].stock).toBe(2);
    expect((await notes('product', data.id)).map(({ call }) => call)).toEqual(['productCreate', 'publish']);
  });

  test('words, category and pictures change together; a late save is told', async () => {
    const { data } = await create();
    const save = async (version: number, more: object = {}) =>
      desk.ask('productSave', {
        user: 'owner',
        mer: desk.merchantId,
        params: { id: data.id },
        body: { ...(await words('owner')), nameEn: 'Ash tray', version, ...more },
      });
    expect((await save(1)).data).toEqual({ version: 2 });
    expect(await save(1)).toMatchObject({ code: 409, data: { version: 2 } });
    expect((await save(2, { categoryId: 999_999 })).code).toBe(400);
    const { data: read } = await desk.ask('product', { user: 'owner', mer: desk.merchantId, params: { id: data.id } });
    expect(read).toMatchObject({ nameEn: 'Ash tray', nameFr: 'Plateau en chêne' });
  });

  test('[DESK-40] what pictures show is said in both languages, stays as they are ordered, and is read by shoppers', async () => {
    const [first, second] = [await picture('owner'), await picture('owner')];
    const { data } = await create({
      images: [first, second],
      pictureTexts: [{ url: second, en: 'Its grain', fr: 'Son veinage' }],
    });
    const of = { user: 'owner', mer: desk.merchantId, params: { id: data.id } };
    const read = async () => (await desk.ask('product', of)).data;
    const undescribed = async () =>
      (await desk.ask('products', { ...of, params: {}, query: { tab: 'undescribed', q: 'oak tray', limit: '50' } }))
        .data;
    const isUndescribed = async () => (await undescribed()).list.some(({ id }: { id: number }) => id === data.id);
    expect((await read()).pictureTexts).toEqual([
      { url: first, en: '', fr: '' },
      { url: second, en: 'Its grain', fr: 'Son veinage' },
    ]);
    expect(await isUndescribed()).toBe(true);
    const save = async (version: number, more: object) =>
      desk.ask('productSave', { ...of, body: { ...(await words('owner')), version, ...more } });
    await save(1, { images: [second, first] });
    const pictureTexts = [...(await read()).pictureTexts].reverse();
    expect(pictureTexts[1]).toEqual({ url: second, en: 'Its grain', fr: 'Son veinage' });
    pictureTexts[0] = { url: first, en: 'An oak tray', fr: 'Un plateau' };
    await save(2, { images: [first, second], pictureTexts });
    expect(await isUndescribed()).toBe(false);
    await desk.ask('publish', { ...of, body: { version: 3, isLive: true } });
    const shown = async (locale: string) => {
      const headers = { 'accept-language': locale };
      const params = { uniqueKey: '-', slug: (await read()).slug };
      return (await shop.call<ProductDetail>('productDetail', { params, headers })).data.pictureTexts;
    };
    expect(await shown('fr')).toEqual({ [first]: 'Un plateau', [second]: 'Son veinage' });
    await save(4, { images: [second] });
    expect((await read()).pictureTexts).toEqual([{ url: second, en: 'Its grain', fr: 'Son veinage' }]);
    await save(5, { images: [second], pictureTexts: [] });
    expect(await shown('en')).toBeUndefined();
  });

  test('nobody shows a picture that another person uploaded, and no value has a comma', async () => {
    expect((await create({ images: [(await sendPicture(shop, { user: 'shopper' })).data.url] })).code).toBe(400);
    const option = { name: { en: 'Size', fr: 'Taille' }, values: [{ en: 'S,M', fr: 'P' }] };
    expect((await create({ options: [option] })).code).toBe(400);
  });

  test('the platform says whose product it is, a merchant’s is its own whatever it says', async () => {
    const asked = { ...(await words('catalogue')), priceCents: 100, stock: 0 };
    expect((await desk.ask('productCreate', { user: 'catalogue', body: asked })).code).toBe(400);
    const body = { ...asked, merchantId: desk.otherMerchantId };
    const { data } = await desk.ask('productCreate', { user: 'catalogue', body });
    const whose = async (id: number) => (await desk.ask('product', { user: 'admin', params: { id } })).data.merchantId;
    expect(await whose(data.id)).toBe(desk.otherMerchantId);
    expect(await whose((await create({ merchantId: desk.otherMerchantId })).data.id)).toBe(desk.merchantId);
  });
});

test('[DESK-08] the overview counts what waits, and hides what a role may not see', async () => {
  const { data } = await desk.ask('overview', { user: 'admin' });
  expect(data.toShip.count).toBeGreaterThan(0);
  expect(data.refunds.count).toBeGreaterThan(0);
  const packers = (await desk.ask('overview', { user: 'packer', mer: desk.merchantId })).data;
  expect(packers).toMatchObject({ refunds: null, tickets: null, applications: null, stuckMoney: null });
});

test('[DESK-08] a pile that cannot be read is named, and the others are counted', async () => {
  await run(sql`alter table ticket rename to ticket_away`);
  try {
    const { data } = await desk.ask('overview', { user: 'admin' });
    expect(data).toMatchObject({ unread: ['tickets'], tickets: null, refunds: { count: expect.any(Number) } });
  } finally {
    await run(sql`alter table ticket_away rename to ticket`);
  }
  expect((await desk.ask('overview', { user: 'admin' })).data).toMatchObject({
    unread: [],
    tickets: { count: expect.any(Number) },
  });
});
