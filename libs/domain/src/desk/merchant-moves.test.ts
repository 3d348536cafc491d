import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { merchantStates } from '@souk/contract/desk';
import { canMove, stateDiagram } from '../order/moves';
import { closeObstacle, merchantMoves } from './merchant-moves';

describe('[DESK-37] whether a merchant sells', () => {
  test('docs/states.md is drawn from the table', () => {
    const document = readFileSync(join(__dirname, '../../../../docs/states.md'), 'utf8');
    expect(document).toContain(`\`\`\`mermaid\n${stateDiagram('preparing', merchantMoves)}\n\`\`\``);
  });

  test('it is opened once, suspended is lifted, closed is for good', () => {
    const leaving = merchantStates.filter((state) => Object.values(merchantMoves).some((move) => canMove(move, state)));
    expect(leaving).toEqual(['open', 'preparing', 'suspended']);
  });

  test.each([
    ['nothing open, nothing owed', { state: 'open', openOrders: 0, balanceCents: 0 }, null],
    ['never opened', { state: 'preparing', openOrders: 0, balanceCents: 0 }, null],
    ['suspended before', { state: 'suspended', openOrders: 0, balanceCents: 0 }, null],
    ['closed before', { state: 'closed', openOrders: 0, balanceCents: 0 }, 'closed'],
    ['an order is open', { state: 'open', openOrders: 1, balanceCents: 500 }, 'openOrders'],
    ['the platform owes them', { state: 'suspended', openOrders: 0, balanceCents: 1 }, 'owedToThem'],
    ['they owe the platform', { state: 'suspended', openOrders: 0, balanceCents: -1 }, 'owedByThem'],
    [
      'a month is not paid out',
      { state: 'open', openOrders: 0, balanceCents: 0, isPayoutDue: true },
      'unpaidStatement',
    ],
  ] as const)('can be closed, or not: %s', (_what, facts, obstacle) => {
    expect(closeObstacle({ isPayoutDue: false, ...facts })).toBe(obstacle);
  });
});
