import { memberRoles } from '@souk/contract/desk';
import fc from 'fast-check';
import { invitationObstacle, memberMay, mostPeople, peopleObstacle } from './index';

const mine = memberMay('owner');

describe('[DESK-28] why a role at a merchant cannot be set', () => {
  test.each([
    ['a packer is made a manager', 'packer', 'manager', 1, null],
    ['a packer goes', 'packer', null, 1, null],
    ['one owner of two goes', 'owner', null, 2, null],
    ['one owner of two is made a manager', 'owner', 'manager', 2, null],
    ['the last owner goes', 'owner', null, 1, 'lastOwner'],
    ['the last owner is made a manager', 'owner', 'manager', 1, 'lastOwner'],
    ['the last owner stays one', 'owner', 'owner', 1, null],
    ['somebody is invited as an owner', null, 'owner', 1, null],
  ] as const)('%s', (_what, from, to, owners, obstacle) =>
    expect(peopleObstacle({ from, to, mine, owners })).toBe(obstacle),
  );

  test('nobody gives or takes away what they lack', () => {
    const role = fc.constantFrom(...memberRoles, null);
    fc.assert(
      fc.property(fc.constantFrom(...memberRoles), role, role, (own, from, to) => {
        const has = memberMay(own);
        const lacks = [from, to].some(
          (one) => from !== to && one !== null && memberMay(one).some((permission) => !has.includes(permission)),
        );
        expect(peopleObstacle({ from, to, mine: has, owners: 2 })).toBe(lacks ? 'beyondYours' : null);
      }),
    );
  });
});

describe('[DESK-28] whom a merchant can invite', () => {
  const invitations = Array.from({ length: mostPeople - 1 }, (_one, at) => `p${at}@souk.test`);
  test.each([
    ['somebody new', 'new@souk.test', ['a@souk.test'], [], null],
    ['whoever works there', 'a@souk.test', ['a@souk.test', null], [], 'worksHere'],
    ['whoever is invited already, to a full merchant', 'p1@souk.test', ['a@souk.test'], invitations, null],
    ['one more than the most', 'new@souk.test', ['a@souk.test'], invitations, 'full'],
  ])('%s', (_what, email, people, invited, obstacle) =>
    expect(invitationObstacle({ email, people, invitations: invited })).toBe(obstacle),
  );
});
