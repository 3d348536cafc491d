import type { Address, Paged } from '@souk/contract';
import { boston } from '../testing/boston';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const save = (own: object = {}, user = 'ann', headers: Record<string, string> = {}) =>
  shop.call('addressEdit', { user, headers, body: { ...boston, ...own } });
const list = async (user = 'ann') => (await shop.call<Paged<Address>>('addressList', { user })).data;
const idOf = async (own: object = {}) => (await save(own)).data.id as number;

describe('[ACCT-02] addresses', () => {
  test('the first one becomes the default, and a postal code keeps its zero', async () => {
    expect((await shop.call('addressDefault', { user: 'ann' })).data).toBeNull();
    expect((await save()).data).toMatchObject({ isDefault: true, postCode: '02108', detail2: '' });
    expect((await shop.call<Address>('addressDefault', { user: 'ann' })).data.city).toBe('Boston');
  });

  test('there is one default; deleting it promotes the newest', async () => {
    const second = await idOf({ city: 'Salem', isDefault: true });
    const third = await idOf({ city: 'Lowell' });
    const defaults = async () => (await list()).list.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([second]);
    expect((await list()).list[0]?.id).toBe(second);
    await shop.call('addressDelete', { user: 'ann', body: { id: second } });
    expect(await defaults()).toEqual([third]);
  });

  test('a phone number and a state are stored in one form, and a number that cannot be is refused', async () => {
    const typed = { province: 'Massachusetts', phone: '(617) 555-0100', countryCode: '' };
    expect((await save(typed, 'bob')).data).toMatchObject({ province: 'MA', phone: '6175550100', countryCode: '+1' });
    expect(await save({ phone: '617 555', countryCode: '' }, 'bob')).toMatchObject({
      status: 400,
      data: { fields: { phone: 'Please enter a valid phone number' } },
    });
  });

  test('another can be made the default', async () => {
    const [first, other] = (await list()).list;
    expect(await shop.call('addressSetDefault', { user: 'ann', body: { id: other?.id } })).toMatchObject({
      data: true,
    });
    expect(
      (await shop.call<Address>('addressDetail', { user: 'ann', params: { id: first?.id ?? 0 } })).data.isDefault,
    ).toBe(false);
  });

  test('the country decides over state and postal code', async () => {
    expect((await save({ country: 'GB', province: '', postCode: 'sw1a  1aa' })).data.postCode).toBe('SW1A 1AA');
    expect(await save({ province: '' })).toMatchObject({
      status: 400,
      data: { fields: { province: expect.any(String) } },
    });
    expect(await save({ country: 'HK', province: '', postCode: '' })).toMatchObject({ code: 200 });
  });

  test('every wrong field is named, in the shopper’s language', async () => {
    const answer = await save({ firstName: '', postCode: 'ABCDE', country: 'ZZ' }, 'ann', { 'accept-language': 'fr' });
    expect(answer).toMatchObject({
      status: 400,
      data: { fields: { firstName: 'Veuillez saisir votre prénom', country: 'Veuillez choisir un pays' } },
    });
    expect((await save({ postCode: 'ABCDE' })).data.fields.postCode).toBe('This postal code does not fit the country');
  });

  test('a stranger’s address does not exist', async () => {
    const id = (await list()).list[0]?.id ?? 0;
    for (const answer of [
      await shop.call('addressDetail', { user: 'bob', params: { id } }),
      await save({ id }, 'bob'),
      await shop.call('addressDelete', { user: 'bob', body: { id } }),
      await shop.call('addressSetDefault', { user: 'bob', body: { id } }),
    ]) {
      expect(answer).toMatchObject({ status: 404, message: 'Address does not exist' });
    }
    expect((await list()).list.some((one) => one.id === id)).toBe(true);
  });

  test('an address is changed in place', async () => {
    const id = (await list()).list[0]?.id ?? 0;
    expect((await save({ id, city: 'Quincy' })).data).toMatchObject({ id, city: 'Quincy' });
  });

  test('a book holds 20', async () => {
    for (let { total } = await list('carl'); total < 20; total += 1) await save({ detail2: `Flat ${total}` }, 'carl');
    expect(await save({ detail2: 'Flat 20' }, 'carl')).toMatchObject({ status: 409 });
    // What it holds already takes no room: the answer to the last one may have been lost.
    expect(await save({ detail2: 'Flat 19' }, 'carl')).toMatchObject({ code: 200 });
  });

  test('one that the book holds already is not stored a second time, as after an answer that was lost', async () => {
    const { data: first } = await save({ detail2: 'Flat 1' }, 'dora');
    await save({ detail2: 'Flat 2' }, 'dora');
    expect((await save({ detail2: 'Flat 1', postCode: ' 02108' }, 'dora')).data).toEqual(first);
    expect((await save({ detail2: 'Flat 2', isDefault: true }, 'dora')).data).toMatchObject({ isDefault: true });
    expect((await list('dora')).list.map(({ detail2 }) => detail2)).toEqual(['Flat 2', 'Flat 1']);
    // Somebody else's is their own.
    expect((await save({ detail2: 'Flat 1' }, 'eve')).data).not.toMatchObject({ id: first.id });
  });
});
