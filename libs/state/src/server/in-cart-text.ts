import type { OrderAgain } from '@souk/contract';

type Words = (id: string, values?: Record<string, string | number>) => string;

/** What came of putting an order into the cart: what stock or merchants hold back is named. */
export const inCartText = ({ added, skipped }: OrderAgain, words: Words): string => {
  const limits = [
    ...added
      .filter(({ capped }) => capped)
      .map(({ name, cartNum }) => words('order.onlyLeft', { name, count: cartNum })),
    ...skipped.map(({ name, reason }) => (reason.includes(name) ? `${reason}.` : `${name}: ${reason}.`)),
  ].join(' ');
  if (!limits) return words('order.inCart');
  return added[0] ? `${words('order.inCartPartly')} ${limits}` : limits;
};
