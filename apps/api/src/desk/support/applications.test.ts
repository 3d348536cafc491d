import type { DeskApplication, DeskApplicationRow, DeskOverview } from '@souk/contract/desk';
import { sql } from 'kysely';
import { updateApplication } from '../../applications/applications.repository';
import { row, rows, run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const listed = async (tab: string) => {
  const { data } = await desk.ask('applications', { user: 'admin', query: { tab, limit: '100' } });
  return (data.list as DeskApplicationRow[]).find(({ id }) => id === desk.applicationId);
};
const pile = async () => (await desk.ask<DeskOverview>('overview', { user: 'admin' })).data.applications;
const sentAt = (at: Date) => run(sql`update merchant_application set sent_at = ${at} where id = ${desk.applicationId}`);

const url = '/img/notebook.webp';
const decide = (decision: object) =>
  desk.ask('applicationDocument', {
    user: 'finance',
    params: { id: desk.applicationId },
    body: { url, ...decision },
  });
const document = async () =>
  (await desk.ask('application', { user: 'finance', params: { id: desk.applicationId } })).data.documents[0];

test('[DESK-05] a document is decided as it was seen: who saw it before a colleague did decides nothing', async () => {
  expect((await decide({ from: 'pending', state: 'refused', reason: 'Too blurry' })).code).toBe(200);
  expect(await decide({ from: 'pending', state: 'accepted' })).toMatchObject({
    code: 409,
    reason: 'DOCUMENT_DECIDED',
    data: { state: 'refused' },
  });
  expect(await document()).toMatchObject({ state: 'refused', reason: 'Too blurry' });
  expect((await decide({ from: 'refused', state: 'accepted' })).code).toBe(200);
  expect(await document()).toMatchObject({ state: 'accepted', reason: null });
});

test('[DESK-05] an application is overdue once its fifteen working days are over, until it is decided', async () => {
  const now = new Date('2026-06-23T09:00:00.000Z'); // a Tuesday
  const clock = jest.spyOn(shop.deps.clock, 'now').mockReturnValue(now);
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
  await rows(sql`update merchant_application set sent_at = ${now} returning id`);
  await sentAt(days(20));
  expect([await listed('late'), (await listed('waiting'))?.isLate]).toEqual([undefined, false]);
  const before = await pile();
  expect(before?.late).toBe(0);
  await sentAt(days(22));
  expect((await listed('late'))?.isLate).toBe(true);
  expect(await pile()).toEqual({ count: before?.count, late: 1, oldest: days(22).toISOString() });
  await run(sql`update merchant_application set audit_status = 3 where id = ${desk.applicationId}`);
  expect([await listed('late'), (await listed('declined'))?.isLate, (await pile())?.late]).toEqual([
    undefined,
    false,
    0,
  ]);
  clock.mockRestore();
});

test('[DESK-05] an application that is sent again says how many times it was', async () => {
  const read = async () =>
    (await desk.ask<DeskApplication>('application', { user: 'admin', params: { id: desk.applicationId } })).data;
  expect((await read()).timesSent).toBe(1);
  const sent = await row(sql<Parameters<typeof updateApplication>[1]>`
    select name, real_name as "realName", phone, country_code as "countryCode", email, category_id as "categoryId", type_id as "typeId",
      keywords, address, country, agreement_version as "agreementVersion", trade_register as "tradeRegister",
      register_number as "registerNumber"
    from merchant_application where id = ${desk.applicationId}`);
  if (sent) await updateApplication(desk.applicationId, sent, new Date());
  expect((await read()).timesSent).toBe(2);
});
