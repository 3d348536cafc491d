import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { sendDeskPicture } from '../../testing/send-picture';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const member = () => ({ user: 'manager', mer: desk.merchantId });
const trust = (from: string, to: string) =>
  desk.ask('merchantTrust', { user: 'finance', params: { id: desk.merchantId }, body: { from, to } });
const made = async (): Promise<number> => {
  const images = [(await sendDeskPicture(app, { user: 'manager', mer: desk.merchantId })).data.url];
  const words = { nameEn: 'Oak tray', nameFr: 'Plateau en chêne', categoryId: 1, images };
  return (await desk.ask('productCreate', { ...member(), body: { ...words, priceCents: 2500, stock: 4 } })).data.id;
};
const read = async (id: number, who: object = member()) => (await desk.ask('product', { ...who, params: { id } })).data;
const publish = async (id: number, isLive: boolean, who: object = member()) => {
  const { version } = await read(id, who);
  return desk.ask('publish', { ...who, params: { id }, body: { version, isLive } });
};
const staff = { user: 'catalogue' };
const decide = async (id: number, body: object) => {
  const { version, reviewState: from } = await read(id, staff);
  return desk.ask('productDecide', { ...staff, params: { id }, body: { from, version, ...body } });
};
const waiting = async () => {
  const { data } = await desk.ask('products', { ...staff, query: { tab: 'review' } });
  const { newProducts } = (await desk.ask('overview', { user: 'admin' })).data;
  expect(newProducts?.count).toBe(data.total);
  return data.list.map(({ id }: { id: number }) => id);
};
const lastMail = async () =>
  (await row(sql<{ subject: string; text: string }>`
    select subject, text from outbox where recipient = 'owner@souk.test' order by id desc limit 1`)) ?? {
    subject: '',
    text: '',
  };

describe('[DESK-09] new products of a merchant who is trusted', () => {
  test('are on sale at once', async () => {
    const id = await made();
    expect(await read(id)).toMatchObject({ isLive: false, reviewState: 'none', asksReview: false });
    expect((await publish(id, true)).code).toBe(200);
    expect(await read(id)).toMatchObject({ isLive: true, reviewState: 'live' });
    expect(await waiting()).toEqual([]);
  });
});

describe('[DESK-09] new products of a merchant whose products are looked at first', () => {
  let sold = 0;
  beforeAll(async () => {
    sold = await made();
    await publish(sold, true);
    expect((await trust('trusted', 'reviewed')).code).toBe(200);
    expect(await trust('trusted', 'reviewed')).toMatchObject({ code: 409, reason: 'CHANGED_MEANWHILE' });
  });
  afterAll(() => trust('reviewed', 'trusted'));

  test('wait instead of being on sale; what was on sale once does not', async () => {
    expect((await publish(sold, false)).code).toBe(200);
    expect((await publish(sold, true)).code).toBe(200);
    expect(await read(sold)).toMatchObject({ isLive: true, reviewState: 'live' });
    const id = await made();
    expect(await read(id)).toMatchObject({ reviewState: 'none', asksReview: true });
    expect((await publish(id, true)).code).toBe(200);
    expect(await read(id)).toMatchObject({ isLive: false, reviewState: 'waiting', reviewAt: expect.any(String) });
    expect(await waiting()).toEqual([id]);
    expect((await publish(id, false)).code).toBe(200);
    expect(await read(id)).toMatchObject({ isLive: false, reviewState: 'none' });
    expect(await waiting()).toEqual([]);
  });

  test('are refused in words that the owner is mailed, are sent again, and accepted are on sale', async () => {
    const id = await made();
    await publish(id, true);
    expect(await decide(id, { to: 'refused' })).toMatchObject({ code: 400 });
    expect((await decide(id, { to: 'refused', reason: 'The picture is blurred' })).code).toBe(200);
    expect(await read(id)).toMatchObject({
      isLive: false,
      reviewState: 'refused',
      reviewReason: 'The picture is blurred',
    });
    expect((await lastMail()).text).toContain('The picture is blurred');
    expect((await lastMail()).text).toContain(`/sell/${desk.merchantId}/products/${id}`);
    expect((await publish(id, true)).code).toBe(200);
    expect(await read(id)).toMatchObject({ reviewState: 'waiting', reviewReason: '' });
    expect((await decide(id, { to: 'live' })).code).toBe(200);
    expect(await read(id)).toMatchObject({ isLive: true, reviewState: 'live' });
    expect((await lastMail()).subject).toContain('Oak tray is on sale');
    const { data } = await desk.ask('audit', { user: 'finance', query: { subject: 'product', q: String(id) } });
    expect(data.list[0]).toMatchObject({ call: 'productDecide', by: 'catalogue', after: { review: 'live' } });
  });

  test('are decided from the state and version that were seen', async () => {
    const id = await made();
    await publish(id, true);
    const { version } = await read(id, staff);
    await run(sql`update product set version = version + 1 where id = ${id}`);
    const body = { from: 'waiting', to: 'live', version };
    expect(await desk.ask('productDecide', { ...staff, params: { id }, body })).toMatchObject({
      code: 409,
      reason: 'PRODUCT_CHANGED',
    });
    await publish(id, false);
    expect(await desk.ask('productDecide', { ...staff, params: { id }, body })).toMatchObject({
      code: 409,
      reason: 'PRODUCT_DECIDED',
      data: { state: 'none' },
    });
    expect((await read(id)).isLive).toBe(false);
  });

  test('wait when a file puts them on sale, and the platform puts them on sale itself', async () => {
    const id = await made();
    const { slug } = await read(id);
    const bring = async (who: object) => {
      const csv = `product,variant,on_sale\n${slug},,yes\n`;
      const { data } = await desk.ask('importCheck', { ...who, body: { name: 'goods.csv', csv } });
      await desk.ask('importApply', { ...who, params: { id: data.id } });
      await app.deps.jobs.runDue();
    };
    await bring(member());
    expect(await read(id)).toMatchObject({ isLive: false, reviewState: 'waiting' });
    await bring(staff);
    expect(await read(id)).toMatchObject({ isLive: true, reviewState: 'live' });
  });
});

describe('[DESK-09] the preview of a product', () => {
  const seen = async (id: number, preview: boolean) => {
    const { uniqueKey, slug, isFound } = await read(id);
    const { code, data } = await app.call('productDetail', {
      params: { uniqueKey, slug },
      query: preview ? { preview } : {},
    });
    return { code, id: data?.productInfo.id, isFound };
  };

  test('shows what is not on sale, and what is on sale in a shop that was never opened', async () => {
    const id = await made();
    expect(await seen(id, false)).toMatchObject({ code: 404, isFound: false });
    expect(await seen(id, true)).toMatchObject({ code: 200, id });
    await publish(id, true);
    expect(await seen(id, false)).toMatchObject({ code: 200, isFound: true });
    const { state } = (await row(sql<{ state: string }>`select state from merchant where id = ${desk.merchantId}`))!;
    await run(sql`update merchant set state = 'preparing', is_open = false where id = ${desk.merchantId}`);
    expect(await seen(id, false)).toMatchObject({ code: 404, isFound: false });
    expect(await seen(id, true)).toMatchObject({ code: 200, id });
    await run(sql`update merchant set state = ${state}, is_open = true where id = ${desk.merchantId}`);
  });
});
