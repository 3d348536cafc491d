import { linesOf } from './find-lines';

const screens = [
  { path: '/orders', name: 'Commandes' },
  { path: '/settings', name: 'Réglages' },
];

test('[DESK-56] a screen is found by a part of its name without accents; none is typed: all stand there', () => {
  expect(linesOf('regl', screens, [], '/admin')).toEqual([
    { kind: 'screen', to: '/admin/settings', name: 'Réglages', about: '' },
  ]);
  expect(linesOf('', screens, [], '/admin')).toHaveLength(2);
});

test('[DESK-56] what was found leads to its page at the same desk, screens first', () => {
  const hits = [
    { kind: 'order' as const, id: 'PT1-1', name: 'PT1-1', about: '' },
    { kind: 'customer' as const, id: 'auth|7', name: 'Command Ann', about: '' },
  ];
  expect(linesOf('comma', screens, hits, '/sell/5').map(({ to }) => to)).toEqual([
    '/sell/5/orders',
    '/sell/5/orders/PT1-1',
    '/sell/5/customers/auth%7C7',
  ]);
});
