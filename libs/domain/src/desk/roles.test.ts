import { membersThatMay, staffThatMay } from './roles';

describe('[DESK-01] which role to ask for', () => {
  test.each([
    ['orders.mail', ['orders', 'support']],
    ['tickets.answer', ['support']],
    ['settings.write', ['admin']],
    ['webhooks.read', ['auditor']],
  ] as const)('%s at the platform’s desk', (permission, roles) => expect(staffThatMay(permission)).toEqual(roles));

  test.each([
    ['orders.fulfil', ['manager', 'packer']],
    ['refunds.read', ['manager']],
    ['people.write', ['owner']],
  ] as const)('%s at a merchant’s', (permission, roles) => expect(membersThatMay(permission)).toEqual(roles));
});
