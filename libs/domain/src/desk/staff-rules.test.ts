import { deskPermissions, staffRoles } from '@souk/contract/desk';
import fc from 'fast-check';
import { rolesObstacle, staffMay } from './index';

describe('[DESK-23] why roles cannot be set', () => {
  test.each([
    ['a role is given', [], ['support'], 1, null],
    ['all are taken away', ['support', 'orders'], [], 1, null],
    ['one administrator of two goes', ['admin'], ['auditor'], 2, null],
    ['the last administrator goes', ['admin'], ['auditor'], 1, 'lastAdmin'],
    ['the last administrator is given more', ['admin'], ['admin', 'support'], 1, null],
  ] as const)('%s', (_what, from, to, admins, obstacle) =>
    expect(rolesObstacle({ from, to, mine: deskPermissions, admins })).toBe(obstacle),
  );

  test('nobody gives or takes away what they lack, whatever roles they have', () => {
    const some = fc.subarray([...staffRoles]);
    fc.assert(
      fc.property(some, some, some, (own, from, to) => {
        const mine = staffMay(own);
        const lacks = staffRoles
          .filter((role) => from.includes(role) !== to.includes(role))
          .some((role) => staffMay([role]).some((permission) => !mine.includes(permission)));
        expect(rolesObstacle({ from, to, mine, admins: 2 })).toBe(lacks ? 'beyondYours' : null);
      }),
    );
  });
});
