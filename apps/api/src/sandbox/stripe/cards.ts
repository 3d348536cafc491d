import type { CardError } from './intent';

/** What the sandbox does with a card: the whole of what a test can meet. Source: test-contract "Sandbox". */
type CardOutcome = 'pays' | 'challenge' | CardError;

const declined = (decline_code: string, message: string): CardError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
});

const cards: Record<string, CardOutcome> = {
  '4242424242424242': 'pays',
  '4000000000000002': declined('generic_decline', 'Your card was declined.'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000003220': 'challenge',
  '4000002500003155': 'challenge',
};

const unknown: CardError = {
  type: 'card_error',
  code: 'incorrect_number',
  message: 'This is a test shop: use a test card, such as 4242 4242 4242 4242.',
};

/** @param number as typed, spaces allowed. */
export const outcomeOf = (number: string): CardOutcome => cards[number.replace(/\s/g, '')] ?? unknown;

/** Answered when the shopper fails the bank's check. */
export const failedChallenge: CardError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
