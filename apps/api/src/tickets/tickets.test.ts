import type { Paged, Ticket, TicketSummary } from '@souk/contract';
import { hasBought, type Bought } from '../testing/bought';
import { sendPicture } from '../testing/send-picture';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let bought: Bought;
beforeAll(async () => {
  shop = await createTestApp();
  bought = await hasBought(shop, 'ann');
});
afterAll(() => shop.close());

const open = async (own: object = {}) => {
  const { data } = await shop.call('ticketSave', {
    user: 'ann',
    body: { subject: 'Where is it?', categoryId: 3, message: 'It was due on Monday.', ...own },
  });
  return { id: data.id as number };
};
const detail = async (id: number) => (await shop.call<Ticket>('ticketDetail', { user: 'ann', params: { id } })).data;
const reply = (id: number, body: object, user = 'ann') => shop.call('ticketReply', { user, params: { id }, body });
const answer = (id: number, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/sandbox/ticket/${id}/answer`, payload });

describe('[ACCT-07] support tickets', () => {
  test('what they may be about, in both languages', async () => {
    const fr = await shop.call('ticketCategories', { headers: { 'accept-language': 'fr' } });
    expect(fr.data[2]).toEqual({ id: 3, name: 'Livraison' });
  });

  test('one is opened about an own order, with a picture', async () => {
    const { data: associated } = await shop.call('ticketAssociated', { user: 'ann' });
    expect(associated).toContainEqual(expect.objectContaining({ type: 'order', no: bought.orderNo }));
    const picture = await sendPicture(shop, { user: 'ann', fields: { model: 'ticket' } });
    const { id } = await open({
      associatedType: 'order',
      associatedNo: bought.orderNo,
      attachments: [picture.data.url],
    });
    expect(await detail(id)).toMatchObject({
      status: 'OPEN',
      category: { name: 'Delivery' },
      associated: { type: 'order', no: bought.orderNo },
      events: [
        { addedByAgent: false, author: 'ann', message: 'It was due on Monday.', attachments: [picture.data.url] },
      ],
      allowedTransitions: ['CLOSED'],
      canReply: true,
    });
  });

  test('an answer is unread until the shopper looks, and is mailed', async () => {
    const { id } = await open();
    expect((await answer(id, { message: 'On its way.' })).statusCode).toBe(200);
    const list = async () => (await shop.call<Paged<TicketSummary>>('ticketList', { user: 'ann' })).data.list;
    expect((await list())[0]).toMatchObject({ id, unread: true, status: 'INPROCESS' });
    const unread = async () =>
      (await shop.call<Paged<TicketSummary>>('ticketList', { user: 'ann', query: { unread: 'true', limit: '1' } }))
        .data;
    expect(await unread()).toMatchObject({ list: [{ id }], total: 1 });
    expect((await detail(id)).events.at(-1)).toMatchObject({ addedByAgent: true, message: 'On its way.' });
    expect((await list())[0]).toMatchObject({ id, unread: false });
    expect(await unread()).toMatchObject({ list: [], total: 0 });
    const outbox = (await shop.app.inject({ url: '/sandbox/outbox' })).json<{ to: string; text: string }[]>();
    expect(outbox[0]).toMatchObject({ to: 'ann@souk.test', text: expect.stringContaining('On its way.') });
  });

  test('what is sent again with its key, after an answer that was lost, is said once', async () => {
    const headers = { 'idempotency-key': 'one-press' };
    const body = { subject: 'Twice?', categoryId: 3, message: 'Once.' };
    const save = (own: object = {}) => shop.call('ticketSave', { user: 'ann', headers, body: { ...body, ...own } });
    const first = await save();
    expect(await save()).toEqual(first);
    const { id } = first.data;
    const more = (message: string) =>
      shop.call('ticketReply', {
        user: 'ann',
        headers: { 'idempotency-key': 'next-press' },
        params: { id },
        body: { message },
      });
    const said = await more('And more.');
    expect(await more('And more.')).toEqual(said);
    expect((await detail(id)).events.map(({ message }) => message)).toEqual(['Once.', 'And more.']);
    expect(await more('Something else.')).toMatchObject({ code: 409, reason: 'REQUEST_KEY_USED' });
    expect(await save({ message: 'Other.' })).toMatchObject({ code: 409, reason: 'REQUEST_KEY_USED' });
    // Said on purpose, the same is said again.
    await reply(id, { message: 'And more.' });
    expect((await detail(id)).events).toHaveLength(3);
  });

  test('closed, it opens again by a reply, but not after 30 days', async () => {
    const { id } = await open();
    expect(await reply(id, { toStatus: 'CLOSED' })).toMatchObject({ code: 200, data: { toStatus: 'CLOSED' } });
    expect(await detail(id)).toMatchObject({ status: 'CLOSED', allowedTransitions: ['OPEN'] });
    expect(await reply(id, { message: 'Not yet, I am afraid.' })).toMatchObject({ data: { toStatus: 'OPEN' } });
    await reply(id, { toStatus: 'CLOSED' });
    await shop.deps.clock.advance(31 * 86_400_000);
    expect(await detail(id)).toMatchObject({ canReply: false, allowedTransitions: [] });
    expect(await reply(id, { message: 'Hello?' })).toMatchObject({ status: 409 });
  });

  test('a reply that changes nothing adds no event: closing twice closes once', async () => {
    const { id } = await open();
    const first = await reply(id, { toStatus: 'CLOSED' });
    const before = await detail(id);
    const second = await reply(id, { toStatus: 'CLOSED' });
    expect(second).toMatchObject({ code: 200, data: { id: first.data.id, toStatus: 'CLOSED' } });
    expect((await detail(id)).events).toEqual(before.events);
  });

  test('a status that is not the shopper’s to set is refused', async () => {
    const { id } = await open();
    expect(await reply(id, { message: 'x', toStatus: 'INPROCESS' })).toMatchObject({ status: 409 });
    expect(await reply(id, { message: '' })).toMatchObject({
      status: 400,
      data: { fields: { message: expect.any(String) } },
    });
  });

  test.each([
    ['no subject', { subject: '' }, 400],
    ['a subject of 101', { subject: 'x'.repeat(101) }, 400],
    ['a message of 1001', { message: 'x'.repeat(1001) }, 400],
    ['an unknown category', { categoryId: 99 }, 400],
    ['six pictures', { attachments: Array(6).fill('/img/u/x.webp') }, 400],
    ['a stranger’s order', { associatedType: 'order', associatedNo: 'PT1-1' }, 404],
  ])('%s is refused', async (_what, own, code) => {
    const body = { subject: 'A', categoryId: 1, message: 'B', ...own };
    expect(await shop.call('ticketSave', { user: 'ann', body })).toMatchObject({ code });
  });

  test('another shopper sees nothing of it, an anonymous one is asked to sign in', async () => {
    const { id } = await open();
    expect(await shop.call('ticketDetail', { user: 'bob', params: { id } })).toMatchObject({ status: 404 });
    expect(await reply(id, { message: 'x' }, 'bob')).toMatchObject({ status: 404 });
    expect(await shop.call('ticketDetail', { params: { id } })).toMatchObject({ status: 401 });
  });
});
