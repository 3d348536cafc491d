import type { StripeError } from '@stripe/stripe-js';

/** Refusals of a card that have words of their own; any other is told in general. */
const knownDeclines = ['insufficient_funds', 'expired_card', 'incorrect_cvc'];

/** A number, a date or a code that was mistyped: no bank has refused anything yet. */
const mistyped = ['incorrect_number', 'invalid_number', 'invalid_expiry_month', 'invalid_expiry_year', 'invalid_cvc'];

/** What is wrong with a card: a sentence of ours by its id, or the provider's own words. */
export type CardProblem = {
  id: string;
  text?: string;
  /** Fields that are empty or mistyped; the provider marks them and nothing was sent. False: the payment was refused. */
  isTyping: boolean;
};

/** The provider did not answer: whether the payment went through is asked of our server. */
export const noAnswer: CardProblem = { id: 'card.noAnswer', isTyping: false };

/** The sentence for a refused card; null where the provider's own words say more. */
export const refusalId = ({
  type,
  code,
  decline_code: decline,
}: Pick<StripeError, 'type' | 'code' | 'decline_code'>): string | null => {
  if (type !== 'card_error' || mistyped.includes(code ?? '')) return null;
  const known = [decline, code].find((reason) => reason !== undefined && knownDeclines.includes(reason));
  return known ? `card.${known}` : 'card.declined';
};

export const problemOf = (error: StripeError): CardProblem => {
  if (error.type === 'api_connection_error' || error.type === 'api_error') return noAnswer;
  const id = refusalId(error);
  const isTyping = error.type === 'validation_error' || mistyped.includes(error.code ?? '');
  if (id || !error.message) return { id: id ?? 'card.declined', isTyping };
  return { id: 'card.declined', text: error.message, isTyping };
};

/** A refused payment that was thrown through a mutation. */
export class CardRefused extends Error {
  constructor(readonly problem: CardProblem) {
    super(problem.id);
  }
}
