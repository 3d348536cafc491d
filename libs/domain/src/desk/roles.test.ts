import { membersThatMay, staffThatChange, staffThatMay } from './roles';

describe('[DESK-01] which role to ask for', () => {
  test.each([
    ['orders.mail', ['orders', 'support']],
    ['tickets.answer', ['support']],
    ['settings.write', ['admin']],
    ['webhooks.read', ['auditor']],
    ['content.read', ['content', 'auditor']],
    ['orders.read', ['orders', 'support', 'finance', 'auditor']],
    ['audit.read', ['finance', 'auditor']],
  ] as const)('%s at the platform’s desk', (permission, roles) => expect(staffThatMay(permission)).toEqual(roles));

  test.each([
    ['webhooks.read', ['admin']],
    ['settings.read', ['admin']],
    ['system.read', ['admin']],
    ['content.read', []],
    ['audit.read', []],
    ['settings.write', []],
  ] as const)('%s is not enough to change something: whoever may is named', (permission, roles) =>
    expect(staffThatChange(permission)).toEqual(roles),
  );

  test.each([
    ['orders.fulfil', ['manager', 'packer']],
    ['refunds.read', ['manager']],
    ['people.write', ['owner']],
  ] as const)('%s at a merchant’s', (permission, roles) => expect(membersThatMay(permission)).toEqual(roles));
});
