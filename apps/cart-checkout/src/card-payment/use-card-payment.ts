import { paymentResultPath } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { useState, type FormEvent } from 'react';

/** Refusals of a card that have words of their own; any other is told in general. */
const knownDeclines = ['insufficient_funds', 'expired_card', 'incorrect_cvc', 'lost_card', 'stolen_card'];

/** A number, a date or a code that was mistyped: no bank has refused anything yet. */
const mistyped = ['incorrect_number', 'invalid_number', 'invalid_expiry_month', 'invalid_expiry_year', 'invalid_cvc'];

/** The words for what the provider refused: a card's refusal is ours to say, what was mistyped the provider says. */
export const refusalId = ({
  type,
  code,
  decline_code: decline,
}: Pick<StripeError, 'type' | 'code' | 'decline_code'>): string | null => {
  if (type !== 'card_error' || mistyped.includes(code ?? '')) return null;
  const known = [decline, code].find((one) => one !== undefined && knownDeclines.includes(one));
  if (known === 'lost_card' || known === 'stolen_card') return 'cardPayment.declined';
  return known ? `cardPayment.${known}` : 'cardPayment.declined';
};

/** What is wrong: ours by its id, so that it is told in the page's language, or in the provider's own words. */
type Problem = { id: string; text?: string };

const problemOf = (error: StripeError): Problem => {
  const id = refusalId(error);
  const { message } = error;
  return id || !message ? { id: id ?? 'cardPayment.declined' } : { id: 'cardPayment.declined', text: message };
};

/** Sends what was typed to the provider, never to us. What came of it is asked of our server on the next page. */
export const useCardPayment = (orderNo: string | null) => {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const next = orderNo ? paymentResultPath(orderNo) : '/order/payment_result';

  /** @returns what is wrong; null when it went through */
  const confirm = async (): Promise<Problem | null> => {
    if (!stripe || !elements) return null;
    const checked = await elements.submit();
    if (checked.error) return problemOf(checked.error);
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: location.origin + next },
      redirect: 'if_required',
    });
    // Paid in another tab meanwhile: that is no refusal.
    if (error && error.payment_intent?.status !== 'succeeded') return problemOf(error);
    queryClient.removeQueries({ queryKey: ['pay', 'result', orderNo] });
    await navigate(next, { replace: true });
    return null;
  };

  const said = ({ id, text }: Problem) => text ?? t(id);

  const pay = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      setProblem(await confirm());
    } catch {
      setProblem({ id: 'cardPayment.noAnswer' });
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return { pay: onSubmit, isBusy, isReady, onReady: () => setReady(true), problem: problem && said(problem) };
};
