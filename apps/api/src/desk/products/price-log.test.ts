import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

test('[DESK-07] a change of prices names its variants in the log by what is chosen', async () => {
  const own = { user: 'owner', mer: desk.merchantId } as const;
  const { data: product } = await desk.ask('product', own);
  const [first] = product.items;
  const variants = product.items.map(({ id, priceCents }: { id: number; priceCents: number }) => ({
    id,
    priceCents: id === first.id ? priceCents + 100 : priceCents,
    comparedCents: null,
  }));
  const body = { version: product.version, discount: 0, discountEnds: null, variants };
  expect(await desk.ask('setPrice', { ...own, body })).toMatchObject({ code: 200 });
  const log = await desk.ask('audit', { ...own, query: { subject: 'product', subjectId: String(product.id) } });
  expect(log.data.list[0]).toMatchObject({
    before: { prices: { [first.sku]: first.priceCents } },
    after: { prices: { [first.sku]: first.priceCents + 100 } },
  });
});
