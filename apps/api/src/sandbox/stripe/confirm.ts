import { pageLanguages } from '@souk/domain';
import { z } from 'zod';
import type { Locale } from '../../locale';
import { type SandboxDisputes, usualDispute } from '../parts/dispute';
import { changeObject, newId } from '../parts/objects';
import { failedChallenge, outcomeOf, toldIn } from './cards';
import { intentBySecret, publicIntent } from './intent';
import type { CardError, Intent } from './intent-shape';
import { changeAndTell } from './change-and-tell';
import type { TellStore } from './webhook';

/** What the card frame sends. */
export const confirmFields = z.object({
  clientSecret: z.string().max(200),
  number: z.string().max(30).default(''),
  returnUrl: z.string().max(2000).default(''),
  /** What a wallet's sheet showed, in cents: Stripe takes no other sum than the payment's. */
  amount: z.number().int().optional(),
  /** The language that the shop asked Stripe's script for. */
  locale: z.enum(pageLanguages).default('en'),
});

const isOpen = ({ status }: Intent) => status === 'requires_payment_method' || status === 'requires_action';

const succeed = (intent: Intent): Partial<Intent> | null =>
  isOpen(intent)
    ? {
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: newId('ch_'),
        next_action: null,
        last_payment_error: null,
      }
    : null;

const fail =
  (error: CardError) =>
  (intent: Intent): Partial<Intent> | null =>
    isOpen(intent) ? { status: 'requires_payment_method', last_payment_error: error, next_action: null } : null;

const cancelled = {
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: 'This payment was cancelled.',
  },
};

/**
 * What a bank would do with the card: pays, declines, or asks for a check first.
 * @param origin the shop's; a return address elsewhere is not followed.
 */
export function createConfirm(tell: TellStore, origin: string, disputes: SandboxDisputes) {
  const settle = (intent: Intent, change: (intent: Intent) => Partial<Intent> | null) =>
    changeAndTell(tell, intent, change, ({ status }) =>
      status === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
    );
  const answer = (intent: Intent, locale: Locale) => {
    if (intent.status === 'canceled') return cancelled;
    return intent.last_payment_error && intent.status === 'requires_payment_method'
      ? { error: { ...toldIn(locale, intent.last_payment_error), payment_intent: publicIntent(intent) } }
      : { paymentIntent: publicIntent(intent) };
  };

  const returnAddress = (intent: Intent, wanted: string, status: string) => {
    const url = URL.canParse(wanted) && new URL(wanted).origin === origin ? new URL(wanted) : new URL('/', origin);
    url.searchParams.set('payment_intent', intent.id);
    url.searchParams.set('payment_intent_client_secret', intent.client_secret);
    url.searchParams.set('redirect_status', status);
    return url.href;
  };

  return {
    /** The card form was sent. */
    async card({ clientSecret, number, returnUrl, amount, locale }: z.output<typeof confirmFields>) {
      const intent = await intentBySecret(clientSecret, true);
      if (amount !== undefined && amount !== intent.amount) {
        const message = `The provided amount (${amount}) does not match the PaymentIntent's (${intent.amount}).`;
        return { error: { type: 'invalid_request_error', code: 'amount_mismatch', message } };
      }
      const outcome = outcomeOf(number);
      if (outcome === 'pays' || outcome === 'disputed') {
        const paid = await settle(intent, succeed);
        if (outcome === 'disputed' && paid.status === 'succeeded') await disputes.open(paid.id, usualDispute);
        return answer(paid, locale);
      }
      if (outcome !== 'challenge') return answer(await settle(intent, fail(outcome)), locale);
      const last4 = number.replace(/\D/g, '').slice(-4);
      const query = new URLSearchParams({ payment: clientSecret, return_url: returnUrl, last4 });
      const url = `${origin}/sandbox/stripe/3ds?${query}`;
      const result = await changeObject<Intent>({ kind: 'intent', id: intent.id, known: intent }, (now) =>
        isOpen(now)
          ? {
              status: 'requires_action',
              next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
            }
          : null,
      );
      return answer(result?.data ?? intent, locale);
    },
    /** The bank's check ended. @returns where the shopper goes on. */
    async challenge(clientSecret: string, isPassed: boolean, returnUrl: string): Promise<string> {
      const intent = await intentBySecret(clientSecret);
      const after =
        intent.status === 'requires_action' ? await settle(intent, isPassed ? succeed : fail(failedChallenge)) : intent;
      return returnAddress(after, returnUrl, after.status === 'succeeded' ? 'succeeded' : 'failed');
    },
  };
}
