import { people } from '../shoppers/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('[ACCT-07] the demo shopper has a talk with an answer to read, one that is closed, and a declined application', async () => {
  const user = people.shopper.sub;
  const { list } = (await shop.call('ticketList', { user })).data;
  expect(list).toEqual([
    expect.objectContaining({ status: 'INPROCESS', unread: true }),
    expect.objectContaining({ status: 'CLOSED', unread: false }),
  ]);
  expect((await shop.call('ticketDetail', { user, params: { id: list[0].id } })).data.associated).toMatchObject({
    type: 'order',
  });
  expect((await shop.call('merchantRecords', { user })).data.list).toEqual([
    expect.objectContaining({ auditStatus: 3 }),
  ]);
});
