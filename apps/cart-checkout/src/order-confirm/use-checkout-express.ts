import type { PreOrder } from '@souk/contract';
import type { UseFormReturn } from 'react-hook-form';
import { sumsOf, type ExpressSource } from '../parts/express/express-source';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import type { CartChanges } from './use-cart-changes';
import type { Prices } from './use-prices';

type Given = {
  preOrder: PreOrder;
  prices: Prices;
  form: Pick<UseFormReturn<CheckoutForm>, 'getValues' | 'setValue' | 'trigger'>;
  focusProblem: () => void;
  onRefused: (error: unknown) => void;
  news: CartChanges;
};

/** Express payment of this pre-order, with the coupons and notes that stand on the page. Source: docs/expectations, K2. */
export const useCheckoutExpress = ({
  preOrder,
  prices,
  form,
  focusProblem,
  onRefused,
  news,
}: Given): ExpressSource => ({
  sums: sumsOf(prices),
  mayBegin: () => !prices.isUpdating && !news.askFirst(),
  prepare: async () => ({ preOrder, totals: prices.totals, picked: prices.picked }),
  typed: () => {
    const { note, remarks } = form.getValues();
    return { note, remarks };
  },
  onIncomplete: (values) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name as keyof CheckoutForm, value);
    void form.trigger();
    focusProblem();
  },
  whileOrdering: news.whileOrdering,
  onRefused,
});
