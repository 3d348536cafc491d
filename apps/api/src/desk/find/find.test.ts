import type { DeskHit } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run, tx } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { beginsWith } from '../begins-with';
import { containsText } from '../contains-text';

let app: TestApp;
let desk: Desk;
let product: { name_en: string; name_fr: string; unique_key: string; variant_key: string };
let ticketNo: string;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  await run(sql`
    update purchase set address = address || '{"firstName":"Nora","lastName":"Field"}'::jsonb where user_id = 'shopper'`);
  await run(sql`update product set name_en = 'Élan bowl', name_fr = 'Bol élan' where id = ${desk.productId}`);
  product = (await row(sql<typeof product>`
    select p.name_en, p.name_fr, p.unique_key, v.unique_key as variant_key
    from product p join variant v on v.product_id = p.id where p.id = ${desk.productId} order by v.id desc limit 1`))!;
  ticketNo = (await row(sql<{ no: string }>`select ticket_no as no from ticket where id = ${desk.ticketId}`))?.no ?? '';
});
afterAll(() => app.close());

const found = async (q: string, at: { user: string; mer?: number }): Promise<DeskHit[]> =>
  (await desk.ask<{ list: DeskHit[] }>('find', { ...at, query: { q } })).data.list;
const ids = async (q: string, at: { user: string; mer?: number }) =>
  (await found(q, at)).map(({ kind, id }) => `${kind} ${id}`);

describe('[DESK-56] what is looked for at the platform’s desk', () => {
  test('an order is found by its whole number, alone of its kind and first, with its customer', async () => {
    const [first, ...others] = await found(desk.orderNo.toLowerCase(), { user: 'support' });
    expect(first).toMatchObject({ kind: 'order', id: desk.orderNo, name: desk.orderNo });
    expect(first?.about).toMatch(/^Nora Field · ./);
    expect(others.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['customer shopper']);
    expect((await ids(desk.orderNo.replace(/-\d+$/, ''), { user: 'orders' }))[0]).toBe(`order ${desk.orderNo}`);
  });

  test('a refund and a ticket are found by the beginning of their number', async () => {
    expect(await ids(desk.refundNo, { user: 'support' })).toEqual([`refund ${desk.refundNo}`]);
    expect(await ids(desk.refundNo.slice(0, -2).toLowerCase(), { user: 'support' })).toEqual([
      `refund ${desk.refundNo}`,
    ]);
    expect(await ids(ticketNo.slice(0, 11), { user: 'support' })).toContain(`ticket ${desk.ticketId}`);
  });

  test('a ticket is found by a part of its subject without its accents; one of that number stands before it', async () => {
    await run(sql`update ticket set subject = ${`Où est ${ticketNo}, déjà payé ?`} where id <> ${desk.ticketId}`);
    const others = (
      await rows(sql<{ id: number }>`select id from ticket where id <> ${desk.ticketId} order by id`)
    ).map(({ id }) => `ticket ${id}`);
    expect(others.length).toBeGreaterThan(0);
    expect(await ids('DEJA pay', { user: 'support' })).toEqual(others);
    expect(await ids(ticketNo, { user: 'support' })).toEqual([`ticket ${desk.ticketId}`, ...others]);
  });

  test('a product is found by a part of a name without its accents, by its key and by a variant’s', async () => {
    for (const q of ['elan b', 'bol ela', product.unique_key, product.unique_key.toLowerCase(), product.variant_key])
      expect([q, (await ids(q, { user: 'catalogue' }))[0]]).toEqual([q, `product ${desk.productId}`]);
  });

  test('a customer is found by e-mail and by a part of their name, a merchant by a part of its name', async () => {
    const email =
      (await row(sql<{ email: string }>`select email from purchase where user_id = 'shopper' limit 1`))?.email ?? '';
    const kinds = new Set((await found(email, { user: 'support' })).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['customer', 'order']);
    expect(await ids('ora fie', { user: 'support' })).toContain('customer shopper');
    const name =
      (await row(sql<{ name: string }>`select name from merchant where id = ${desk.merchantId}`))?.name ?? '';
    expect(await ids(name.slice(0, -1).toUpperCase(), { user: 'finance' })).toContain(`merchant ${desk.merchantId}`);
  });

  test('at most five of a kind; a sign that stands for others stands for itself', async () => {
    const kinds = (await found('the', { user: 'admin' })).map(({ kind }) => kind);
    for (const kind of new Set(kinds)) expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(5);
    expect(await found('%%%', { user: 'admin' })).toEqual([]);
  });

  test('two letters are not looked for', async () => {
    expect(await desk.ask('find', { user: 'admin', query: { q: ' el ' } })).toMatchObject({ status: 400 });
  });
});

describe('[DESK-01] nobody finds what they may not read', () => {
  test('a role of the platform finds the kinds that it may read alone', async () => {
    expect(await ids(desk.orderNo, { user: 'catalogue' })).toEqual([]);
    expect(await ids(desk.refundNo, { user: 'catalogue' })).toEqual([]);
    expect(await ids(ticketNo, { user: 'finance' })).toEqual([]);
    for (const q of [desk.orderNo, product.unique_key, 'elan']) expect(await ids(q, { user: 'content' })).toEqual([]);
  });

  test('a merchant’s people find what is theirs alone: a packer orders, an owner refunds and products besides', async () => {
    const packer = { user: 'packer', mer: desk.merchantId };
    expect(await ids(desk.orderNo, packer)).toEqual([`order ${desk.orderNo}`]);
    for (const q of [desk.refundNo, product.unique_key, ticketNo]) expect(await ids(q, packer)).toEqual([]);
    const owner = { user: 'owner', mer: desk.merchantId };
    expect(await ids(desk.refundNo, owner)).toEqual([`refund ${desk.refundNo}`]);
    expect(await ids('elan', owner)).toEqual([`product ${desk.productId}`]);
    const other = { user: 'other-owner', mer: desk.otherMerchantId };
    for (const q of [desk.orderNo, desk.refundNo, product.unique_key, product.variant_key])
      expect(await ids(q, other)).toEqual([]);
  });

  test('a merchant’s people find no order by the e-mail of who bought', async () => {
    const email =
      (await row(sql<{ email: string }>`select email from purchase where user_id = 'shopper' limit 1`))?.email ?? '';
    expect(await ids(email, { user: 'owner', mer: desk.merchantId })).toEqual([]);
  });
});

describe('[DESK-56] by an index, not by reading all', () => {
  const plan = (statement: ReturnType<typeof sql>) =>
    tx(async () => {
      await run(sql`set local enable_seqscan = off`); // what is left out, no index can replace
      return (await rows(sql<Record<'QUERY PLAN', string>>`explain ${statement}`))
        .map((line) => line['QUERY PLAN'])
        .join('\n');
    });
  test.each([
    ['refund_no_beginning', sql`select 1 from refund r where ${beginsWith(sql`r.refund_no`, 'RF25')}`],
    ['ticket_no_beginning', sql`select 1 from ticket t where ${beginsWith(sql`t.ticket_no`, 'TK25')}`],
    ['ticket_subject_letters', sql`select 1 from ticket t where ${containsText('deja', sql`t.subject`)}`],
    [
      'product_name_trgm',
      sql`select 1 from product p where lower(f_unaccent(p.name_en || ' ' || p.name_fr)) like lower(f_unaccent('%elan%'))`,
    ],
  ])('%s', async (index, statement) => {
    expect(await plan(statement)).toContain(index);
  });
});
