import type { StripeError } from '@stripe/stripe-js';
import { problemOf, refusalId } from './card-problem';

const error = (own: Partial<StripeError>): StripeError => ({ type: 'card_error', message: 'Their words', ...own });

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'card.insufficient_funds'],
  [{ code: 'expired_card' }, 'card.expired_card'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card.declined'],
  [{ code: 'incorrect_number' }, null],
])('[ORDER-04] a refused card is told in the store’s words, a mistyped one in the provider’s: %j', (own, id) =>
  expect(refusalId(error(own))).toBe(id),
);

test('[ORDER-04] empty and mistyped fields are no refusal; a network that fails leaves the outcome open', () => {
  expect(problemOf(error({ type: 'validation_error', code: 'incomplete' }))).toMatchObject({
    text: 'Their words',
    isTyping: true,
  });
  expect(problemOf(error({ code: 'card_declined' }))).toEqual({ id: 'card.declined', isTyping: false });
  expect(problemOf(error({ type: 'api_connection_error' }))).toEqual({ id: 'card.noAnswer', isTyping: false });
});
