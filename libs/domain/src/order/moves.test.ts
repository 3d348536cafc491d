import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canMove, type Move, stateDiagram } from './moves';
import { orderCodes, orderMoves, orderStatusOf } from './order-moves';
import {
  grantedRefunds,
  holdingRefunds,
  openRefunds,
  refundCodes,
  refundMoves,
  type RefundState,
  refundStateOf,
} from './refund-moves';
import { refundActionsOf } from './refunds';

const document = readFileSync(join(__dirname, '../../../../docs/states.md'), 'utf8');
const refundStates = Object.keys(refundCodes) as RefundState[];

describe('docs/states.md is drawn from the tables', () => {
  test.each([
    ['orders', stateDiagram('unpaid', orderMoves)],
    ['refunds', stateDiagram('inReview', refundMoves)],
  ])('%s', (_of, diagram) => expect(document).toContain(`\`\`\`mermaid\n${diagram}\n\`\`\``));
});

describe.each<[string, string, Record<string, Move<string>>, readonly string[]]>([
  ['order', 'unpaid', orderMoves, Object.keys(orderCodes)],
  ['refund', 'inReview', refundMoves, refundStates],
])('the states of an %s', (_of, first, moves, states) => {
  test('each can be reached from the first', () => {
    const reached = new Set([first]);
    for (const _round of states)
      for (const { from, to } of Object.values(moves)) if (from.some((state) => reached.has(state))) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  test('every move can happen in the states it names, and in no other', () => {
    for (const move of Object.values(moves))
      for (const state of states) expect(canMove(move, state)).toBe(move.from.includes(state));
  });
});

test('[ACCT-05] a code and its state name each other', () => {
  for (const state of refundStates) expect(refundStateOf(refundCodes[state])).toBe(state);
  for (const status of ['paid', 'inTransit', 'delivered', 'completed', 'cancelled'] as const)
    expect(orderStatusOf({ paid: true, status: orderCodes[status] })).toBe(status);
});

test('[ACCT-05] a request is over, or open; what is over and not refused or withdrawn is paid', () => {
  const leaving = (state: RefundState) => Object.values(refundMoves).some((move) => canMove(move, state));
  expect(refundStates.filter(leaving).sort()).toEqual([...openRefunds].sort());
  expect(new Set([...openRefunds, ...grantedRefunds])).toEqual(new Set(holdingRefunds));
});

test('[ACCT-05] a button stands where its move can happen', () => {
  for (const state of refundStates) {
    const actions = refundActionsOf(refundCodes[state], 1);
    expect([state, actions.includes('return')]).toEqual([state, canMove(refundMoves.sendBack, state)]);
    expect([state, actions.includes('revoke')]).toEqual([state, canMove(refundMoves.withdraw, state)]);
  }
});
