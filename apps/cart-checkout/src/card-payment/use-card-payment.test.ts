import { refusalId } from './use-card-payment';

test.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'cardPayment.declined'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'cardPayment.insufficient_funds'],
  [{ type: 'card_error', code: 'expired_card' }, 'cardPayment.expired_card'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' }, 'cardPayment.declined'],
  [{ type: 'validation_error', code: 'incomplete_number' }, null],
  [{ type: 'card_error', code: 'incorrect_number' }, null],
] as const)('[ORDER-04] %j is said as %s', (error, id) => {
  expect(refusalId(error)).toBe(id);
});
