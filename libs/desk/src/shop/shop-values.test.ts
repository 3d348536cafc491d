import { readShop, type ShopValues } from './shop-values';

const typed: ShopValues = {
  name: ' Loom ',
  introEn: 'We weave',
  introFr: '',
  avatar: '',
  banner: '',
  contactBy: 'email',
  contact: ' help@loom.test ',
  returnDays: '30',
};

describe('[DESK-36] a shop’s profile as it is typed', () => {
  test('is read without spaces around a name and a contact', () =>
    expect(readShop(typed)).toEqual({
      profile: { ...typed, name: 'Loom', contact: 'help@loom.test', returnDays: 30 },
    }));

  test.each([
    [{ name: ' ' }, ['name']],
    [{ contact: 'nobody' }, ['contact']],
    [{ returnDays: 'a month' }, ['returnDays']],
    [{ returnDays: '' }, ['returnDays']],
    [{ returnDays: '366' }, ['returnDays']],
  ])('%j is wrong: %j', (change, faults) => expect(readShop({ ...typed, ...change })).toEqual({ faults }));
});
