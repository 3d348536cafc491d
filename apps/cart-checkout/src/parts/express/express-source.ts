import type { PreOrder } from '@souk/contract';
import type { CheckoutForm } from '../placing/checkout-form';
import type { Bought } from '../placing/create-order';

/** What a purchase comes to, in US dollars. */
export type Sums = { goods: number; freight: number; off: number; total: number };

/** Where express payment stands, and what is bought by it. */
export type ExpressSource = {
  /** As the page shows it; null: not known yet. */
  sums: Sums | null;
  /** Whether there is something to buy; says so where there is nothing. */
  mayBegin: () => boolean;
  /** Takes it aside and prices it: the server's prices, whatever the page showed. */
  prepare: () => Promise<Bought>;
  /** What was typed already and a wallet does not know. */
  typed: () => Partial<CheckoutForm>;
  /** The wallet told less than an order needs: the form goes on from what is known. */
  onIncomplete: (values: CheckoutForm, preOrder: PreOrder) => void;
  /** Runs the call that places the order, for whoever must know meanwhile. Absent: nobody must. */
  whileOrdering?: <T>(make: () => Promise<T>) => Promise<T>;
  onRefused: (error: unknown) => void;
};

/** A price of the server's in the same words. */
export const sumsOf = ({ totals }: Pick<Bought, 'totals'>): Sums => ({
  goods: totals.proTotalFee,
  freight: totals.freightFee,
  off: totals.couponFee,
  total: totals.payFee,
});

export const centsOf = (usd: number) => Math.round(usd * 100);
