import type { DeskView } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { removeMember } from '../../merchants/members.repository';
import { erasePerson } from '../../retention/erasure';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());
beforeEach(() => run(sql`delete from desk_view`));

type At = { user: string; mer?: number };
const support = { user: 'support' };
const view = { list: 'orders', name: 'To France', query: 'tab=all&country=FR' };
const save = (at: At, body: object = view) => desk.ask<{ id: number }>('viewSave', { ...at, body });
const names = async (at: At) => (await desk.ask<DeskView[]>('views', at)).data.map(({ name }) => name);
const notes = async () => (await row(sql<{ count: number }>`select count(*)::int as count from audit`))?.count;

describe('[DESK-39] a view of a list', () => {
  test('is saved, found by its name, replaced by one of the same name and removed; the log says nothing of it', async () => {
    const before = await notes();
    const { data } = await save(support);
    await save(support, { ...view, name: ' Late ', query: 'tab=toShip' });
    expect((await desk.ask('views', support)).data).toEqual([
      { id: expect.any(Number), list: 'orders', name: 'Late', query: 'tab=toShip' },
      { id: data.id, ...view },
    ]);
    expect((await save(support, { ...view, query: 'country=FR' })).data).toEqual(data);
    expect((await desk.ask<DeskView[]>('views', support)).data[1]?.query).toBe('country=FR');
    expect((await desk.ask('viewDelete', { ...support, params: { id: data.id } })).code).toBe(200);
    expect((await desk.ask('viewDelete', { ...support, params: { id: data.id } })).code).toBe(404);
    expect(await names(support)).toEqual(['Late']);
    expect(await notes()).toBe(before);
  });

  test('is its person’s alone, and at one desk', async () => {
    const owner = { user: 'owner', mer: desk.merchantId };
    const { data } = await save(owner);
    for (const at of [support, { user: 'admin' }, { user: 'manager', mer: desk.merchantId }])
      expect(await names(at)).toEqual([]);
    const another = { user: 'manager', mer: desk.merchantId };
    expect((await desk.ask('viewDelete', { ...another, params: { id: data.id } })).code).toBe(404);
    await save(another, { ...view, query: 'tab=sent' });
    expect((await desk.ask<DeskView[]>('views', owner)).data).toEqual([{ id: data.id, ...view }]);
  });

  test('twenty of a list are most, a name that is there counts once; another list has its own', async () => {
    for (let n = 1; n <= 20; n += 1) expect((await save(support, { ...view, name: `View ${n}` })).code).toBe(200);
    expect(await save(support)).toMatchObject({
      code: 409,
      reason: 'VIEWS_FULL',
      message: 'You have 20 views of this list: remove one first',
    });
    expect((await save(support, { ...view, name: 'View 7', query: '' })).code).toBe(200);
    expect((await save(support, { ...view, list: 'tickets' })).code).toBe(200);
    expect(await names(support)).toHaveLength(21);
  });

  test.each([
    ['a list that is none', { ...view, list: 'staff' }],
    ['no name', { ...view, name: ' ' }],
    ['too long an address', { ...view, query: 'q'.repeat(1001) }],
  ])('%s is refused', async (_what, body) => {
    expect(await save(support, body)).toMatchObject({ status: 400 });
  });

  test('ends with the work for its merchant', async () => {
    const packer = { user: 'packer', mer: desk.merchantId };
    await save(packer);
    await removeMember(desk.merchantId, 'packer');
    expect(await row(sql`select 1 from desk_view where sub = 'packer'`)).toBeUndefined();
  });

  test('that searches for somebody ends with their data', async () => {
    const contact = 'gone+away@souk.test';
    await save(support, { ...view, name: 'Theirs', query: String(new URLSearchParams({ q: 'Gone+Away@souk.test' })) });
    await save(support, { ...view, name: contact });
    await save(support, { ...view, name: 'Another' });
    await save(support, { ...view, name: `About ${contact}.`, query: 'tab=all' });
    await save(support, { ...view, name: 'By name', query: String(new URLSearchParams({ q: `Anna ${contact}` })) });
    await save(support, { ...view, name: 'A longer one', query: String(new URLSearchParams({ q: `not-${contact}` })) });
    await save(support, { ...view, name: `${contact}.uk` });
    await erasePerson({ sub: 'nobody-of-this', contacts: [contact] });
    expect(await names(support)).toEqual(['A longer one', 'Another', `${contact}.uk`]);
  });
});
