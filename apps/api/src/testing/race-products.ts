import { sql } from 'kysely';
import { row, rows } from '../database/tx';
import { addMember, removeMember } from '../merchants/members.repository';
import { grantRole, revokeRole } from '../staff/staff-roles.repository';
import type { RaceSetup } from './race-setup';
import { newUuid, setStock, variantOf } from './shop';

/** Resolves once something was done: other work has its turn meanwhile. */
const until = async (isDone: () => Promise<boolean>) => {
  while (!(await isDone())) await new Promise(setImmediate);
};

interface Product {
  id: number;
  version: number;
  nameEn: string;
  items: { id: number; priceCents: number }[];
}

/** A product as the desk shows it, and bodies that change it from what was seen. */
const seenProduct = async ({ desk }: RaceSetup, id: number) => {
  const { data } = await desk.ask<Product & Record<'nameFr' | 'categoryId' | 'images', unknown>>('product', {
    user: 'catalogue',
    params: { id },
  });
  const { version, nameFr, categoryId, images, items } = data;
  return {
    ...data,
    words: (name: string) => ({ version, nameEn: name, nameFr, categoryId, images, descriptionEn: name }),
    prices: (cents: number) => ({
      version,
      discount: 0,
      discountEnds: null,
      variants: items.map((item) => ({ id: item.id, priceCents: cents, comparedCents: null })),
    }),
  };
};

const versionRace = (setup: () => RaceSetup) => {
  test('[DESK-06] two people save words, prices, or one of each from the same version: one is saved, one is told', async () => {
    const { desk } = setup();
    const save = (name: string) => (seen: Awaited<ReturnType<typeof seenProduct>>) =>
      desk.ask('productSave', { user: 'catalogue', params: { id: seen.id }, body: seen.words(name) });
    const price = (cents: number) => (seen: Awaited<ReturnType<typeof seenProduct>>) =>
      desk.ask('setPrice', { user: 'admin', params: { id: seen.id }, body: seen.prices(cents) });
    const pairs = [
      [save('Left shirt'), save('Right shirt')],
      [price(6100), price(6200)],
      [save('Third shirt'), price(6300)],
    ];
    for (const pair of pairs) {
      const before = await seenProduct(setup(), desk.productId);
      const answers = await Promise.all(pair.map((press) => press(before)));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
      const after = await seenProduct(setup(), desk.productId);
      expect(after.version).toBe(before.version + 1);
      expect(answers.find(({ code }) => code === 409)?.data).toMatchObject({ version: after.version });
    }
  });
};

const fileOf = async (setup: RaceSetup, csv: string) => {
  const { data } = await setup.desk.ask('importCheck', { user: 'catalogue', body: { name: 'race.csv', csv } });
  return data.id as number;
};

const applied = async (id: number) =>
  row(sql<{ applied: number; refused: number; state: string }>`
    select (select count(*)::int from import_row where import_id = r.id and state = 'applied') as applied,
      (select count(*)::int from import_row where import_id = r.id and state = 'refused') as refused, state
    from import_run r where id = ${id}`);

const editRace = (setup: () => RaceSetup) => {
  test('[DESK-14] a file is applied while somebody edits the same product: it has the one or the other, never both', async () => {
    const { app, desk } = setup();
    for (let round = 0; round < 4; round += 1) {
      const variant = await variantOf('linen-shirt', 'White,S');
      const [name, cents] = [`Filed shirt ${round}`, 7000 + round];
      const csv = `product,variant,name_en,price\nlinen-shirt,"White,S",${name},${cents / 100}\n`;
      const id = await fileOf(setup(), csv);
      const before = await seenProduct(setup(), variant.product_id);
      await desk.ask('importApply', { user: 'catalogue', params: { id } });
      const edit =
        round % 2
          ? () => desk.ask('setPrice', { user: 'admin', params: { id: before.id }, body: before.prices(9900) })
          : () => desk.ask('productSave', { user: 'admin', params: { id: before.id }, body: before.words('Edited') });
      const [edited] = await Promise.all([edit(), app.deps.jobs.runDue()]);
      const outcome = await applied(id);
      expect([edited.code, outcome]).toEqual(
        edited.code === 200
          ? [200, { applied: 0, refused: 1, state: 'done' }]
          : [409, { applied: 1, refused: 0, state: 'done' }],
      );
      const after = await seenProduct(setup(), before.id);
      const price = after.items.find((item) => item.id === variant.id)?.priceCents;
      const own = round % 2 ? [before.nameEn, 9900] : ['Edited', variant.price_cents];
      expect([after.nameEn, price]).toEqual(edited.code === 200 ? own : [name, cents]);
    }
  });
};

const newLines = (word: string, merchant: string, count: number) =>
  [
    'product,merchant,variant,name_en,name_fr,category,price,stock',
    ...Array.from({ length: count }, (_, at) => `${word}-${at},${merchant},,Tray ${at},Plateau ${at},kitchen,9,1`),
  ].join('\n');

const roleGone = 'Your role was changed in the meantime: you may not do this any more';

interface Loser {
  as: { user: string; mer?: number };
  lose: () => Promise<unknown>;
  regain: (now: Date) => Promise<unknown>;
}

const losers: readonly [who: string, of: (setup: RaceSetup) => Loser][] = [
  [
    'a member of the platform',
    () => ({
      as: { user: 'catalogue' },
      lose: () => revokeRole('catalogue', 'catalogue'),
      regain: (now) => grantRole('catalogue', 'catalogue', now),
    }),
  ],
  [
    'a merchant’s manager',
    ({ desk: { merchantId: mer } }) => ({
      as: { user: 'manager', mer },
      lose: () => removeMember(mer, 'manager'),
      regain: (now) => addMember(mer, 'manager', 'manager', now),
    }),
  ],
];

const fileRoleRace = (setup: () => RaceSetup) => {
  test.each(losers)(
    '[DESK-14] %s loses the role while their file is applied: what is left is refused',
    async (_who, of) => {
      const { app, desk } = setup();
      const { as, lose, regain } = of(setup());
      const [word, count] = [`tray-${as.user}`, 40];
      const merchant = await row(sql<{ slug: string }>`select slug from merchant where id = ${desk.merchantId}`);
      const body = { name: 'long.csv', csv: newLines(word, merchant?.slug ?? '', count) };
      const { data } = await desk.ask('importCheck', { ...as, body });
      await desk.ask('importApply', { ...as, params: { id: data.id } });
      const applying = app.deps.jobs.runDue();
      await until(async () => ((await applied(data.id))?.applied ?? 0) > 0);
      await lose();
      const madeByThen = (await applied(data.id))?.applied ?? 0;
      await applying;
      await regain(app.deps.clock.now());
      const outcome = await applied(data.id);
      // The product that was under way when the role went is the last one.
      expect(outcome?.applied).toBeLessThanOrEqual(madeByThen + 1);
      expect(outcome).toEqual({ state: 'done', applied: outcome?.applied, refused: count - (outcome?.applied ?? 0) });
      const products = await row(sql<{ made: number }>`
      select count(*)::int as made from product where slug like ${`${word}-%`}`);
      expect(products?.made).toBe(outcome?.applied);
      const reasons = await rows(sql<{ message: string }>`
      select distinct problems -> 0 ->> 'message' as message from import_row
      where import_id = ${data.id} and state = 'refused'`);
      expect(reasons).toEqual([{ message: roleGone }]);
    },
  );
};

const sentOf = async (nos: readonly string[]) =>
  (
    await row(sql<{ count: number }>`
      select count(*)::int as count from parcel where order_no = any(${[...nos]}::text[])`)
  )?.count ?? 0;

const bulkRoleRace = (setup: () => RaceSetup) => {
  test('[DESK-03] a role is taken away while many orders are sent: what is left is refused, and goes nowhere', async () => {
    const { app, shop, desk } = setup();
    const { id } = await variantOf('ceramic-mug');
    await setStock(id, 100);
    const nos: string[] = [];
    for (let at = 0; at < 20; at += 1)
      nos.push(`${(await shop.bought({ uuid: newUuid() }, [{ variantId: id, num: 1 }])).orderNo}-1`);
    const parcels = nos.map((no, at) => ({ no, carrier: 'UPS', number: `1ZR${at}` }));
    const sending = desk.ask('shipMany', { user: 'orders', body: { parcels } });
    await until(async () => (await sentOf(nos)) > 0);
    await revokeRole('orders', 'orders');
    const sentByThen = await sentOf(nos);
    const { code, data } = await sending;
    await grantRole('orders', 'orders', app.deps.clock.now());
    expect(code).toBe(200);
    expect(data.done.length).toBeLessThanOrEqual(sentByThen + 1);
    expect(data.done).toEqual(nos.slice(0, data.done.length));
    expect(data.refused).toEqual(nos.slice(data.done.length).map((no) => ({ no, message: roleGone })));
    expect(data.refused.length).toBeGreaterThan(0);
    expect(await sentOf(nos)).toBe(data.done.length);
  });
};

/** Categories that hold goods: the one of a product, and another; and a department to put one of them under. */
const somePlaces = async (productId: number) => {
  const own = await row(sql<{ id: number }>`select category_id as id from product where id = ${productId}`);
  const other = await row(sql<{ id: number }>`
    select id from category where level = 3 and id <> ${own?.id} order by id desc limit 1`);
  const roots = await rows(sql<{ id: number }>`select id from category where level = 1 order by id`);
  return { own: own?.id ?? 0, other: other?.id ?? 0, roots: roots.map(({ id }) => id) };
};

const categoryRace = (setup: () => RaceSetup) => {
  test('[DESK-09] a category is moved while products are saved into and out of it: each ends below where its category stands', async () => {
    const { app, desk } = setup();
    const { own, other, roots } = await somePlaces(desk.productId);
    const versionOf = async (id: number) =>
      (await row(sql<{ version: number }>`select version from category where id = ${id}`))?.version ?? 0;
    for (let round = 0; round < 6; round += 1) {
      const [moved, target] = round % 2 ? [own, other] : [other, own];
      const place = { version: await versionOf(moved), parentId: roots[round % roots.length] ?? null, before: 0 };
      const seen = await seenProduct(setup(), desk.productId);
      const body = { ...seen.words(`Round ${round}`), categoryId: round % 3 ? moved : target };
      const [placed, saved] = await Promise.all([
        desk.ask('categoryPlace', { user: 'catalogue', params: { id: moved }, body: place }),
        desk.ask('productSave', { user: 'catalogue', params: { id: seen.id }, body }),
        app.deps.jobs.runDue(),
      ]);
      expect([placed.code, saved.code]).toEqual([200, 200]);
      await app.deps.jobs.runDue();
      const astray = await rows(sql`
        select p.id from product p join category c on c.id = p.category_id where p.category_path <> c.path`);
      expect(astray).toEqual([]);
    }
  });
};

/** Whoever saves, applies a file or sends many at the moment when something else changes it. Source: docs/back-office.md, When two people press. */
export const productRaces = (setup: () => RaceSetup) => {
  versionRace(setup);
  editRace(setup);
  categoryRace(setup);
  fileRoleRace(setup);
  bulkRoleRace(setup);
};
