import type { Locale } from '../../locale';
import type { CardError } from './intent-shape';
import { type Refusal, stripeWords } from './stripe-words';

/** What the sandbox does with a card: the whole of what a test can meet. Source: test-contract "Sandbox". */
type CardOutcome = 'pays' | 'disputed' | 'challenge' | CardError;

const refused = (reason: Refusal, rest: Pick<CardError, 'code' | 'decline_code'>): CardError => ({
  type: 'card_error',
  ...rest,
  message: stripeWords('en', reason),
});
const declined = (decline_code: 'generic_decline' | 'insufficient_funds') =>
  refused(decline_code, { code: 'card_declined', decline_code });

const cards: Record<string, CardOutcome> = {
  '4242424242424242': 'pays',
  // pays, and is disputed as fraud at once
  '4000000000000259': 'disputed',
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000003220': 'challenge',
  '4000002500003155': 'challenge',
};

const unknown = refused('incorrect_number', { code: 'incorrect_number' });

/** @param number as typed, spaces allowed. */
export const outcomeOf = (number: string): CardOutcome => cards[number.replace(/\s/g, '')] ?? unknown;

/** Answered when the shopper fails the bank's check. */
export const failedChallenge = refused('payment_intent_authentication_failure', {
  code: 'payment_intent_authentication_failure',
});

/** An error as Stripe's script tells it to the shopper; the server's own answers are English. */
export const toldIn = (locale: Locale, error: CardError): CardError => ({
  ...error,
  message: stripeWords(locale, (error.decline_code ?? error.code) as Refusal), // the errors above name no other
});
