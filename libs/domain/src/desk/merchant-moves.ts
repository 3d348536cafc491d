import type { MerchantState } from '@souk/contract/desk';
import { canMove, type Move } from '../order/moves';

/** Every change of whether a merchant sells. Services, buttons and docs/states.md read this table. Source: docs/back-office.md, Merchants. */
export const merchantMoves = {
  open: { from: ['preparing'], to: 'open', by: 'merchant', when: 'the profile is complete' },
  suspend: { from: ['open'], to: 'suspended', by: 'staff', when: 'with a reason' },
  lift: { from: ['suspended'], to: 'open', by: 'staff' },
  close: {
    from: ['preparing', 'open', 'suspended'],
    to: 'closed',
    by: 'staff',
    when: 'no order is open, nothing is owed',
  },
} as const satisfies Record<string, Move<MerchantState>>;
export type MerchantMove = keyof typeof merchantMoves;

/**
 * What decides whether a merchant can be closed. `balanceCents` positive: owed to them; negative: what they owe. `isPayoutDue`: a statement of
 * theirs waits to be paid out, also where debts of later months make up for it.
 */
export type MerchantFacts = { state: MerchantState; openOrders: number; balanceCents: number; isPayoutDue: boolean };

/** Why a merchant cannot be closed for good. */
export type CloseObstacle = 'closed' | 'openOrders' | 'owedToThem' | 'owedByThem' | 'unpaidStatement';

/** Why a merchant cannot be closed for good now; null: it can. */
export const closeObstacle = (merchant: MerchantFacts): CloseObstacle | null => {
  const { state, openOrders, balanceCents, isPayoutDue } = merchant;
  if (!canMove(merchantMoves.close, state)) return 'closed';
  if (openOrders > 0) return 'openOrders';
  if (balanceCents === 0) return isPayoutDue ? 'unpaidStatement' : null;
  return balanceCents > 0 ? 'owedToThem' : 'owedByThem';
};
