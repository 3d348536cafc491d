import type { Order, OrderAction, PurchaseSummary } from '@souk/contract';
import { orderDetailPath } from '@souk/domain';
import { applyHref } from './refund.url';

/**
 * What an action is done to: a purchase or one merchant's order, by its number, and what it costs. `partOf`: whose parcel it is, where
 * those of other merchants stand beside it.
 */
export type ActionTarget = Pick<PurchaseSummary, 'orderNo' | 'paid' | 'payPrice'> & {
  actions: readonly OrderAction[];
  partOf?: Order['merName'] | undefined;
};

/** The one thing that a shopper most likely wants to do, first. Source: docs/look, Account ("one primary action each"). */
const urgency: readonly OrderAction[] = [
  'pay',
  'change',
  'take',
  'review',
  'again',
  'express',
  'refund',
  'receipt',
  'cancel',
  'delete',
];

/** @returns the actions that the server allows, the most useful first */
export const inOrderOfUse = (actions: readonly OrderAction[]): OrderAction[] =>
  urgency.filter((action) => actions.includes(action));

/** What deserves the one filled button: what the order waits for, or buying it again once it is over. */
export const isMainAction = (action: OrderAction, actions: readonly OrderAction[]): boolean =>
  ['pay', 'take', 'review'].includes(action) || (action === 'again' && !actions.includes('cancel'));

/** Asked for once more before it happens. Source: spec 4, Other ("Confirmation is asked before cancel, delete and pay"). */
export const needsConfirmation = (action: OrderAction): boolean => ['pay', 'cancel', 'delete', 'take'].includes(action);

/** What is asked before an action. Cancelling what is paid asks its merchant, who may refuse. Source: docs/states.md, Refunds. */
export const questionOf = (action: OrderAction, { paid }: Pick<ActionTarget, 'paid'>): string =>
  action === 'cancel' && paid ? 'order.cancelPaidText' : `order.${action}Text`;

/** Which message about an action: of one parcel among several, cancelling is said to be of that one alone. */
export const messageOf = (id: string, action: OrderAction, { partOf }: Pick<ActionTarget, 'partOf'>): string =>
  partOf && action === 'cancel' ? `${id}.part` : id;

/** Where an action that is a page leads; null for one that happens here. */
export const actionHref = (action: OrderAction, orderNo: string, isGuest = false): string | null => {
  const number = encodeURIComponent(orderNo);
  if (action === 'refund') return applyHref(orderNo, isGuest);
  if (action === 'review') return `/users/review_confirm?orderNo=${number}`;
  return action === 'express' ? `${orderDetailPath(orderNo)}#parcel` : null;
};
