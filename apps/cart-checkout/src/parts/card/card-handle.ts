import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useImperativeHandle, type Ref } from 'react';
import { noAnswer, problemOf, type CardProblem } from './card-problem';

/** What a form does with the card fields in it. What was typed goes to the provider, never to us. */
export type CardHandle = {
  /** Checks the fields, which show what is wrong. Must come first after the press. @returns null when they are whole */
  check: () => Promise<CardProblem | null>;
  /** Pays. @param clientSecret of the payment; absent where the fields were opened with it. @returns null when it went through */
  pay: (returnPath: string, clientSecret?: string) => Promise<CardProblem | null>;
  focus: () => void;
};

/** Offers the provider's fields to the form around them. Must stand within the provider's `Elements`. */
export const useCardHandle = (ref: Ref<CardHandle>) => {
  const stripe = useStripe();
  const elements = useElements();
  useImperativeHandle(ref, () => {
    const check = async () => {
      if (!elements) return noAnswer;
      const { error } = await elements.submit();
      return error ? problemOf(error) : null;
    };
    const pay = async (returnPath: string, clientSecret?: string) => {
      if (!stripe || !elements) return noAnswer;
      const confirmParams = { return_url: location.origin + returnPath };
      const asked = { elements, confirmParams, redirect: 'if_required' as const };
      const { error } = await (clientSecret
        ? stripe.confirmPayment({ ...asked, clientSecret })
        : stripe.confirmPayment(asked));
      // Paid in another tab meanwhile: that is no refusal.
      return error && error.payment_intent?.status !== 'succeeded' ? problemOf(error) : null;
    };
    const safely = (result: Promise<CardProblem | null>) => result.catch(() => noAnswer);
    return {
      check: () => safely(check()),
      pay: (returnPath, clientSecret) => safely(pay(returnPath, clientSecret)),
      focus: () => elements?.getElement('payment')?.focus(),
    };
  }, [stripe, elements]);
};
