import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { setStock, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { sendStockAlerts } from './stock-alerts';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

const ask = (body: { productId: number; attrId?: number | null; email: string }, locale = 'en') =>
  store.call('productNotify', { body, headers: { 'accept-language': locale } });
const send = () =>
  sendStockAlerts({ clock: store.deps.clock, mail: store.deps.mail, origin: 'https://market.example' });
const subjectsTo = async (email: string) =>
  (await rows(sql<{ subject: string }>`select subject from outbox where recipient = ${email} order by id`)).map(
    ({ subject }) => subject,
  );

/** A variant that nobody can buy, of a product of which others are in stock. */
const soldOut = async (sku: string) => {
  const { id: attrId, product_id: productId } = await variantOf('linen-shirt', sku);
  await setStock(attrId, 0);
  const product = await row(sql<{ in_stock: boolean }>`select in_stock from product where id = ${productId}`);
  expect(product?.in_stock).toBe(true);
  return { attrId, productId };
};

describe('[PP8] news of a sold-out product', () => {
  test('are sent once, when it is back', async () => {
    const { product_id: productId } = await variantOf('brass-lamp');
    const bad = await ask({ productId, email: 'nonsense' });
    expect(bad).toMatchObject({ code: 400, data: { fields: { email: 'Please enter a valid email address' } } });
    expect((await ask({ productId: 99_999, email: 'a@b.co' })).code).toBe(404);
    expect((await ask({ productId, email: 'a@b.co' })).code).toBe(200);
    await send();
    expect(await subjectsTo('a@b.co')).toEqual([]);
    await run(sql`update variant set stock = 5 where product_id = ${productId}`);
    await send();
    await send();
    expect(await subjectsTo('a@b.co')).toEqual(['Brass lamp is back']);
  });

  test('that no list shows lead to its address', async () => {
    const { id, product_id: productId } = await variantOf('hidden-vase');
    await setStock(id, 0);
    await ask({ productId, email: 'hidden@b.co' });
    await setStock(id, 1);
    await send();
    const mail = await row(sql<{ text: string }>`select text from outbox where recipient = 'hidden@b.co'`);
    expect(mail?.text).toMatch(/https:\/\/market\.example\/product\/hidden-vase\/key\/\w+\/details/);
  });
});

describe('[PP8] whoever types a stranger’s address', () => {
  test('has no mail sent about what is in stock', async () => {
    const { id: attrId, product_id: productId } = await variantOf('brass-lamp');
    await setStock(attrId, 5);
    for (const wanted of [{ productId }, { productId, attrId }])
      expect(await ask({ ...wanted, email: 'stranger@b.co' })).toMatchObject({
        code: 200,
        data: 'It is in stock again: you can order it now',
      });
    await send();
    expect(await subjectsTo('stranger@b.co')).toEqual([]);
  });

  test('has twenty requests a day for it', async () => {
    const wanted = await soldOut('White,L');
    const codes = [];
    for (let at = 0; at < 21; at += 1) codes.push((await ask({ ...wanted, email: 'Often@b.co' })).code);
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([20, 429]);
  });
});

describe('[PP8] news of a sold-out variant', () => {
  test('wait for the variant, whatever else of the product is in stock', async () => {
    const wanted = await soldOut('White,L');
    expect((await ask({ ...wanted, email: 'variant@b.co' })).code).toBe(200);
    await send();
    expect(await subjectsTo('variant@b.co')).toEqual([]);
    await setStock(wanted.attrId, 3);
    await send();
    await send();
    expect(await subjectsTo('variant@b.co')).toEqual(['Linen shirt (White · L) is back']);
    const mail = await row(sql<{ text: string }>`select text from outbox where recipient = 'variant@b.co'`);
    expect(mail?.text).toContain('https://market.example/product/linen-shirt?color=white&size=l');
  });

  test('name it in the shopper’s language', async () => {
    const wanted = await soldOut('White,L');
    await ask({ ...wanted, email: 'francais@b.co' }, 'fr');
    await setStock(wanted.attrId, 3);
    await send();
    expect(await subjectsTo('francais@b.co')).toEqual([
      expect.stringMatching(/^Chemise en lin \(Blanc · L\) est de retour$/),
    ]);
  });

  test('are kept for each variant that somebody asks for, and asked for anew after a mail', async () => {
    const [large, small] = [await soldOut('White,L'), await soldOut('White,S')];
    const email = 'both@b.co';
    await ask({ ...large, email });
    await ask({ ...small, email });
    await ask({ ...small, email });
    await setStock(small.attrId, 2);
    await send();
    expect(await subjectsTo(email)).toEqual(['Linen shirt (White · S) is back']);
    await setStock(small.attrId, 0);
    await ask({ ...small, email });
    await setStock(small.attrId, 2);
    await setStock(large.attrId, 2);
    await send();
    expect((await subjectsTo(email)).slice(1).sort()).toEqual([
      'Linen shirt (White · L) is back',
      'Linen shirt (White · S) is back',
    ]);
  });

  test('are not sent while it cannot be bought: taken off sale, or its merchant on holiday', async () => {
    const wanted = await soldOut('White,L');
    const email = 'holiday@b.co';
    await ask({ ...wanted, email });
    await run(sql`update variant set stock = 2, on_sale = false where id = ${wanted.attrId}`);
    await send();
    await run(sql`update variant set on_sale = true where id = ${wanted.attrId}`);
    const until = new Date(store.deps.clock.now().getTime() + 60_000);
    const holiday = (end: Date | null) =>
      run(sql`update merchant set closed_until = ${end}
        where id = (select merchant_id from product where id = ${wanted.productId})`);
    await holiday(until);
    await send();
    expect(await subjectsTo(email)).toEqual([]);
    await holiday(null);
    await send();
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('are not promised for a variant of another product', async () => {
    const { product_id: productId } = await variantOf('brass-lamp');
    const { attrId } = await soldOut('White,L');
    expect((await ask({ productId, attrId, email: 'wrong@b.co' })).code).toBe(404);
    expect((await ask({ productId, attrId: 99_999_999, email: 'wrong@b.co' })).code).toBe(404);
  });

  test('end with the variant: what is gone does not come back, and no other is told of in its place', async () => {
    const wanted = await soldOut('Sand,M');
    const email = 'gone@b.co';
    await ask({ ...wanted, email });
    await run(sql`delete from variant where id = ${wanted.attrId}`);
    await send();
    expect(await subjectsTo(email)).toEqual([]);
    expect(await rows(sql`select 1 from variant_alert where email = ${email}`)).toEqual([]);
  });
});
