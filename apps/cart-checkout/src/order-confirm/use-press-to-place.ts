import { useRef, useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutContext, CheckoutForm } from '../parts/placing/checkout-form';
import { CardRefused } from '../parts/card/card-problem';
import type { CardPart } from './use-card-part';
import type { usePlaceOrder } from './use-place-order';

type Given = {
  form: UseFormReturn<CheckoutForm, CheckoutContext>;
  card: CardPart;
  order: ReturnType<typeof usePlaceOrder>;
  focusProblem: () => void;
  isFree: boolean;
};

/**
 * Checks the form and the card fields at one press, so that everything that is missing is named at once; then places the
 * order. A second press while the first is under way does nothing.
 */
export const usePressToPlace = ({ form, card, order, focusProblem, isFree }: Given) => {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const run = async () => {
    await order.untilRead();
    if (order.askFirst()) return;
    const isByCard = !isFree && form.getValues('payType') === 'stripe';
    const isCardWhole = await card.check(isByCard);
    await form.handleSubmit(async (values) => {
      if (!isCardWhole) return card.handle.current?.focus();
      await order.place.mutateAsync(values).catch((error: unknown) => {
        if (error instanceof CardRefused) card.setProblem(error.problem);
      });
    }, focusProblem)();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    void run().finally(() => {
      isUnderWay.current = false;
      setBusy(false);
    });
  };
  return { onSubmit, isBusy };
};
