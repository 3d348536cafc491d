import { calls, type Call, type CallName, type Ticket } from '@souk/contract';
import type { DeskTicket } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, tx } from '../../database/tx';
import { erasePerson } from '../../retention/erasure';
import { type Desk, giveDesk } from '../../testing/desk';
import { sendDeskPicture } from '../../testing/send-picture';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const read = async (user = 'support') => (await desk.ask<DeskTicket>('ticket', { user })).data;
const give = (user: string, from: string | null, to: string | null) =>
  desk.ask('ticketAssign', { user, body: { from, to } });
const inTab = async (tab: string, user = 'support') =>
  (await desk.ask('tickets', { user, query: { tab } })).data.list.some(({ id }: DeskTicket) => id === desk.ticketId);

describe('[DESK-42] who answers a ticket', () => {
  test('is nobody at first, then whoever takes it or is given it: each finds it among theirs', async () => {
    expect(await read()).toMatchObject({ assignee: null, me: 'support' });
    expect([await inTab('unassigned'), await inTab('mine')]).toEqual([true, false]);
    expect((await give('support', null, 'support')).code).toBe(200);
    expect([await inTab('unassigned'), await inTab('mine'), await inTab('mine', 'admin')]).toEqual([
      false,
      true,
      false,
    ]);
    expect((await give('support', 'support', 'admin')).code).toBe(200);
    expect((await read('admin')).assignee?.sub).toBe('admin');
    expect([await inTab('mine'), await inTab('mine', 'admin')]).toEqual([false, true]);
    expect((await give('admin', 'admin', null)).code).toBe(200);
    const noted = await rows(sql<{ call: string; after: { assignee: string | null } }>`
      select call, after from audit where subject_type = 'ticket' and call = 'ticketAssign' order by id`);
    expect(noted.map(({ after }) => after.assignee)).toEqual(['support', 'admin', null]);
  });

  test('is somebody who answers tickets, and is seen before it is changed', async () => {
    const people = (await read()).people.map(({ sub }) => sub);
    expect(people).toEqual(expect.arrayContaining(['admin', 'support']));
    expect(people).not.toContain('finance');
    expect((await give('support', null, 'finance')).code).toBe(400);
    expect((await give('support', 'admin', 'support')).code).toBe(409);
    const both = await Promise.all([give('support', null, 'support'), give('admin', null, 'admin')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect((await give('auditor', null, null)).code).toBe(403);
    await give('admin', (await read()).assignee?.sub ?? null, null);
  });
});

describe('[DESK-42] the list of tickets', () => {
  const found = async (query: Record<string, string>) => {
    const { data } = await desk.ask('tickets', { user: 'support', query: { tab: 'all', ...query } });
    return data.list.some(({ id }: DeskTicket) => id === desk.ticketId);
  };

  test('is narrowed to what a ticket is about, to a language and to those that wait for the shopper', async () => {
    expect([await found({ about: '3' }), await found({ about: '1' })]).toEqual([true, false]);
    expect([await found({ language: 'en' }), await found({ language: 'fr' })]).toEqual([true, false]);
    expect([await inTab('waiting'), await inTab('answered')]).toEqual([true, false]);
    const { data } = await desk.ask('tickets', { user: 'support' });
    expect(data.categories).toContainEqual({ id: 3, name: 'Delivery' });
  });
});

describe('[DESK-42] the state of a ticket', () => {
  const set = async (user: string, to: string, lastEventId?: number) =>
    desk.ask('ticketState', { user, body: { to, lastEventId: lastEventId ?? (await read()).events.at(-1)?.id } });

  test('is set without a mail, as it was seen: opened again it waits for an answer as before', async () => {
    const mail = jest.spyOn(shop.deps.mail, 'send');
    const before = await read();
    expect(before).toMatchObject({ waits: true, lastWord: { by: 'shopper' }, customerKey: 'shopper' });
    expect((await set('support', 'OPEN')).code).toBe(409);
    expect((await set('support', 'CLOSED', 0)).code).toBe(409);
    expect((await set('auditor', 'CLOSED')).code).toBe(403);
    expect((await set('support', 'CLOSED')).code).toBe(200);
    expect([await inTab('closed'), await inTab('waiting')]).toEqual([true, false]);
    const last = before.events.at(-1)?.id;
    expect((await set('admin', 'OPEN', last)).code).toBe(409);
    expect((await set('admin', 'OPEN')).code).toBe(200);
    expect([await inTab('closed'), await inTab('waiting')]).toEqual([false, true]);
    expect((await read()).lastWord).toEqual(before.lastWord);
    expect(mail).not.toHaveBeenCalled();
    mail.mockRestore();
    const noted = await rows(sql<{ before: object; after: object }>`
      select before, after from audit where call = 'ticketState' order by id`);
    expect(noted).toEqual([
      { before: { status: 'OPEN' }, after: { status: 'CLOSED' } },
      { before: { status: 'CLOSED' }, after: { status: 'OPEN' } },
    ]);
  });

  test('may change while somebody writes an answer: nobody said anything that they have not read', async () => {
    const lastEventId = (await read()).events.at(-1)?.id;
    expect((await set('admin', 'CLOSED')).code).toBe(200);
    const answer = { user: 'support', body: { message: 'It is on its way.', lastEventId } };
    expect((await desk.ask('ticketAnswer', answer)).code).toBe(200);
    expect((await desk.ask('ticketAnswer', answer)).code).toBe(409);
  });
});

describe('[DESK-42] whoever writes an answer', () => {
  test('is named to colleagues for twenty seconds, and no longer once it is sent', async () => {
    const now = shop.deps.clock.now().getTime();
    const clock = jest.spyOn(shop.deps.clock, 'now');
    const at = (seconds: number) => clock.mockImplementation(() => new Date(now + seconds * 1000));
    at(0);
    await desk.ask('ticketWriting', { user: 'support' });
    expect([(await read('admin')).writers, (await read('support')).writers]).toEqual([['support'], []]);
    at(20);
    expect((await read('admin')).writers).toEqual(['support']);
    at(21);
    expect((await read('admin')).writers).toEqual([]);
    await desk.ask('ticketWriting', { user: 'admin' });
    expect(await rows(sql`select sub from ticket_writer`)).toEqual([{ sub: 'admin' }]);
    clock.mockRestore();
  });
});

describe('[DESK-42] a saved reply', () => {
  const words = { name: 'Late parcel', textEn: 'Hello {name}', textFr: 'Bonjour {name}' };
  const list = async () => (await desk.ask('savedReplies', { user: 'support' })).data.list;

  test('is stored, changed as it was seen and deleted, each with its entry in the log; a name is one reply’s', async () => {
    const { data } = await desk.ask('savedReplyCreate', { user: 'support', body: words });
    expect((await desk.ask('savedReplyCreate', { user: 'admin', body: words })).code).toBe(400);
    const save = (user: string, version: number, change: object) =>
      desk.ask('savedReplySave', { user, params: data, body: { ...words, ...change, version } });
    expect((await save('admin', 1, { textFr: 'Bonjour' })).data).toEqual({ version: 2 });
    expect((await save('support', 1, {})).code).toBe(409);
    expect((await save('support', 2, { name: 'Thanks' })).code).toBe(400);
    expect(await list()).toContainEqual({ ...words, textFr: 'Bonjour', ...data, version: 2 });
    expect((await desk.ask('savedReplyDelete', { user: 'support', params: data, body: { version: 1 } })).code).toBe(
      409,
    );
    expect((await desk.ask('savedReplyDelete', { user: 'support', params: data, body: { version: 2 } })).code).toBe(
      200,
    );
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Thanks']);
    const noted = await rows(sql<{ call: string }>`
      select call from audit where subject_type = 'savedReply' and subject_id = ${String(data.id)} order by id`);
    expect(noted.map(({ call }) => call)).toEqual(['savedReplyCreate', 'savedReplySave', 'savedReplyDelete']);
  });

  test('is one of a hundred at most', async () => {
    await rows(sql`
      insert into saved_reply(store_id, name, text_en, text_fr) select 1, 'Reply ' || n, 'a', 'b' from generate_series(1, 99) n
      returning id`);
    const { code, data } = await desk.ask('savedReplyCreate', { user: 'support', body: words });
    expect([code, data.fields?.name ?? JSON.stringify(data)]).toEqual([400, expect.stringContaining('100')]);
  });
});

describe('[DESK-42] an internal note', () => {
  const secret = 'Zanzibar-7 asked for it twice';

  test('is read by colleagues with its writer, and by no call of the shop', async () => {
    expect((await desk.ask('ticketNote', { user: 'support', body: { text: secret } })).code).toBe(200);
    await give('support', null, 'support');
    expect((await read('auditor')).notes).toMatchObject([{ by: 'support', text: secret }]);
    const answers: [CallName, string][] = [];
    for (const name of Object.keys(calls) as CallName[]) {
      const { method, path }: Call = calls[name];
      if (method !== 'GET') continue;
      const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, desk.ticketId]));
      answers.push([name, JSON.stringify(await shop.call(name, { user: 'shopper', params }))]);
    }
    const reply = await shop.call('ticketReply', {
      user: 'shopper',
      params: { id: desk.ticketId },
      body: { message: 'Any news?' },
    });
    answers.push(['ticketReply', JSON.stringify(reply)]);
    expect(answers.find(([name]) => name === 'ticketDetail')?.[1]).toContain('Where is it?');
    expect(answers.filter(([, text]) => /Zanzibar-7|assignee/.test(text))).toEqual([]);
  });

  test('is in no file that a customer is given of what the store holds of them', async () => {
    const own = await desk.ask('customerExport', { user: 'support' });
    expect(JSON.stringify(own)).toContain('Where is it?');
    expect(JSON.stringify(own)).not.toMatch(/Zanzibar-7|assignee/);
  });
});

describe('[DESK-42] an answer', () => {
  const answer = async (user: string, attachments: string[]) =>
    desk.ask('ticketAnswer', {
      user,
      body: { message: 'This is how it folds.', lastEventId: (await read()).events.at(-1)?.id, attachments },
    });

  test('shows the shopper pictures that its writer sent, and nobody else’s', async () => {
    const { data: picture } = await sendDeskPicture(shop, { user: 'support', call: 'ticketPicture' });
    expect((await answer('admin', [picture.url])).code).toBe(400);
    expect((await answer('support', [picture.url])).code).toBe(200);
    const { data } = await shop.call<Ticket>('ticketDetail', { user: 'shopper', params: { id: desk.ticketId } });
    expect(data.events.at(-1)).toMatchObject({ addedByAgent: true, attachments: [picture.url] });
    expect((await sendDeskPicture(shop, { user: 'finance', call: 'ticketPicture' })).code).toBe(403);
  });

  test('keeps its pictures when its writer’s account is deleted, and goes with the shopper’s', async () => {
    const { data: picture } = await sendDeskPicture(shop, { user: 'admin', call: 'ticketPicture' });
    await answer('admin', [picture.url]);
    const stored = () =>
      rows(sql<{ user_id: string | null }>`select user_id from upload where position(name in ${picture.url}) > 0`);
    await tx(() => erasePerson({ sub: 'admin', contacts: [] }));
    expect(await stored()).toEqual([{ user_id: null }]);
    await tx(() => erasePerson({ sub: 'shopper', contacts: [] }));
    expect(await stored()).toEqual([]);
    expect(await rows(sql`select 1 from ticket_note where ticket_id = ${desk.ticketId}`)).toEqual([]);
  });
});
