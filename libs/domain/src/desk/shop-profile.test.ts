import { isContact, missingOfProfile } from './shop-profile';

const complete = {
  introEn: 'We weave',
  avatar: '/a.webp',
  banner: '/b.webp',
  contactBy: 'email',
  contact: 'help@loom.test',
} as const;

describe('[DESK-37] a shop’s profile', () => {
  test('is complete with an introduction, both pictures and a contact', () =>
    expect(missingOfProfile(complete)).toEqual([]));

  test.each([
    [{ introEn: ' ' }, ['intro']],
    [{ avatar: '', banner: '' }, ['avatar', 'banner']],
    [{ contact: '' }, ['contact']],
    [{ contact: '', contactBy: 'message' as const }, []],
  ])('%j is missing: %j', (change, missing) => expect(missingOfProfile({ ...complete, ...change })).toEqual(missing));

  test.each([
    ['email', 'help@loom.test', true],
    ['email', 'help', false],
    ['phone', '+33 1 42 68 53 00', true],
    ['hotline', '0800 10', true],
    ['message', 'Write to us', true],
    ['message', '<b>', false],
    ['h5', 'https://loom.test/help', true],
    ['h5', 'http://loom.test/help', false],
    ['h5', 'javascript:alert(1)', false],
    ['email', '', true],
  ] as const)('by %s, “%s” is a contact: %s', (contactBy, contact, isOne) =>
    expect(isContact({ contactBy, contact })).toBe(isOne),
  );
});
