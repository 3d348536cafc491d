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
    [{ name: ' ' }, { name: 'desk.shop.nameWrong' }],
    [{ contact: 'nobody' }, { contact: 'desk.shop.contactWrong' }],
    [{ returnDays: 'a month' }, { returnDays: 'desk.shop.returnDaysWrong' }],
    [{ returnDays: '' }, { returnDays: 'desk.shop.returnDaysWrong' }],
    [
      { name: '', contact: '', returnDays: '' },
      { name: 'desk.shop.nameWrong', returnDays: 'desk.shop.returnDaysWrong' },
    ],
    [{ returnDays: '366' }, { returnDays: 'desk.shop.returnDaysWrong' }],
  ])('%j is wrong: %j', (change, faults) => expect(readShop({ ...typed, ...change })).toEqual({ faults }));
});
