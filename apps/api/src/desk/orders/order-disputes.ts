import type { OrderDispute, OrderMoneyBack } from '@souk/contract/desk';
import type { Config } from '../../config';
import type { Locale } from '../../locale';
import type { Money } from '../../money';
import { disputeAmount, disputeReason } from '../../payments/dispute-words';
import { createWords } from '../../words';
import type { DeskCtx } from '../desk-ctx';
import type { DisputeRow, RefundRisk } from './order-disputes.repository';
import type { MoneyBackRow } from './order-money.repository';
import { disputePage } from './payment-page';

// Said by the server: every page of a desk loads the words of all its pages.
const words = createWords({
  stripe: {
    en: 'The customer disputes {amount} of the payment at their bank.',
    fr: 'Le client conteste {amount} du paiement auprès de sa banque.',
  },
  paypal: {
    en: 'The customer disputes {amount} of the payment at PayPal.',
    fr: 'Le client conteste {amount} du paiement auprès de PayPal.',
  },
  ofMerchant: {
    en: 'The customer disputes the payment. The platform answers.',
    fr: 'Le client conteste le paiement. La plateforme répond.',
  },
  reason: { en: 'Reason: {reason}.', fr: 'Motif : {reason}.' },
  needs_response: { en: 'An answer is needed.', fr: 'Une réponse est attendue.' },
  under_review: { en: 'The answer is under review.', fr: 'La réponse est à l’étude.' },
  won: { en: 'The dispute is won: the money stays.', fr: 'Le litige est gagné : l’argent reste acquis.' },
  wonReturned: {
    en: 'The dispute is won. Nobody waited for this payment, so it goes back to the customer by itself.',
    fr: 'Le litige est gagné. Personne n’attendait ce paiement : il est remboursé automatiquement au client.',
  },
  lost: {
    en: 'The dispute is lost: the customer has the money back.',
    fr: 'Le litige est perdu : le client a récupéré l’argent.',
  },
  closed: {
    en: 'The dispute ended without a decision: {provider} told of no money taken.',
    fr: 'Le litige s’est terminé sans décision : {provider} n’a signalé aucun prélèvement.',
  },
  lacking: {
    en: 'It had been lost before, and a refund of {amount} was booked as paid by it: the customer lacks that money. Send it in {provider}’s own pages, unless that was done. It is booked here already.',
    fr: 'Il avait d’abord été perdu, et un remboursement de {amount} a été comptabilisé comme versé par lui : cette somme manque au client. Versez-la directement chez {provider}, si ce n’est pas déjà fait. Elle est déjà comptabilisée ici.',
  },
  until: { en: 'Answer by:', fr: 'Répondre au plus tard :' },
  opened: { en: 'Opened:', fr: 'Ouvert :' },
  ended: { en: 'Ended:', fr: 'Clos :' },
  answer: { en: 'Answer at {provider}: {ref}', fr: 'Répondre chez {provider} : {ref}' },
  look: { en: 'See it at {provider}: {ref}', fr: 'Voir chez {provider} : {ref}' },
  riskOpen: {
    en: 'The customer disputes this payment. The provider may refuse a refund meanwhile, or the customer gets the money twice: refund once the dispute has ended.',
    fr: 'Le client conteste ce paiement. D’ici la fin du litige, le prestataire peut refuser un remboursement, ou le client recevoir l’argent deux fois : remboursez une fois le litige clos.',
  },
  riskTaken: {
    en: 'A dispute about this payment was lost: the customer has all of it back. A refund sends them no money and no mail; of a cancelled order they are mailed that it is cancelled and that no more money comes. Either is booked at the merchant’s cost.',
    fr: 'Un litige sur ce paiement a été perdu : le client a tout récupéré. Un remboursement ne lui verse rien et ne lui envoie pas d’e-mail ; pour une commande annulée, un e-mail lui annonce l’annulation, sans nouveau versement. Dans les deux cas, le montant est comptabilisé à la charge du marchand.',
  },
  riskLost: {
    en: 'A dispute about this payment was lost: the customer has money of it back. A refund would pay them a second time.',
    fr: 'Un litige sur ce paiement a été perdu : le client a récupéré de l’argent de ce paiement. Un remboursement le lui verserait une seconde fois.',
  },
  sentByDispute: {
    en: 'The customer has {amount} back by the dispute that was lost, so nothing was sent.',
    fr: 'Le client a récupéré {amount} par le litige perdu : rien n’a donc été envoyé.',
  },
  refused: {
    en: 'The payment provider refuses to send {amount} back since the customer disputes the payment. It is tried again by itself. If the dispute is lost, the customer has the money from it.',
    fr: 'Le prestataire de paiement refuse de rembourser {amount} car le client conteste le paiement. Une nouvelle tentative a lieu automatiquement. Si le litige est perdu, c’est ainsi que le client récupère l’argent.',
  },
});

const providers = { stripe: 'Stripe', paypal: 'PayPal' } as const;

const isOpen = ({ state }: DisputeRow) => state === 'needs_response' || state === 'under_review';

/** A deadline with what it is, for a reader. */
export const answerUntil = (at: Date | null, locale: Locale) =>
  at && { label: words(locale, 'until'), at: at.toISOString() };

/** Money that was booked as the customer's by a dispute which is lost no more. */
const lacking = ({ state, provider, booked_cents: cents, currency_symbol: symbol }: DisputeRow, locale: Locale) =>
  (state === 'won' || state === 'closed') && cents > 0
    ? [words(locale, 'lacking', { amount: { cents, symbol }, provider: providers[provider] })]
    : [];

const textOf = (row: DisputeRow, { locale, merchantId }: DeskCtx) => {
  const amount = disputeAmount({ ...row, symbol: row.currency_symbol }, locale);
  return [
    merchantId === null ? words(locale, row.provider, { amount }) : words(locale, 'ofMerchant'),
    words(locale, 'reason', { reason: disputeReason(row.reason, locale) }),
    words(locale, row.state === 'won' && row.is_returned ? 'wonReturned' : row.state, {
      provider: providers[row.provider],
    }),
    ...(merchantId === null ? lacking(row, locale) : []),
  ].join(' ');
};

/** A dispute for its reader. A merchant's people read neither how much of the whole purchase it is about nor where it is answered. */
export const disputeView = (row: DisputeRow, ctx: DeskCtx, config: Pick<Config, 'stripe' | 'paypal'>): OrderDispute => {
  const { id, provider, ref, state, respond_by, opened_at, closed_at } = row;
  const told = { provider: providers[provider], ref };
  const page = { text: words(ctx.locale, isOpen(row) ? 'answer' : 'look', told), url: disputePage(row, config) };
  return {
    id,
    state,
    text: textOf(row, ctx),
    until: state === 'needs_response' ? answerUntil(respond_by, ctx.locale) : null,
    page: ctx.merchantId === null ? page : null,
    moment: { label: words(ctx.locale, closed_at ? 'ended' : 'opened'), at: (closed_at ?? opened_at).toISOString() },
  };
};

const risks = { open: 'riskOpen', lost: 'riskLost', taken: 'riskTaken' } as const;

/** What whoever refunds reads beforehand; null: nothing stands in the way. */
export const refundWarning = (risk: RefundRisk | null, locale: Locale): string | null =>
  risk && words(locale, risks[risk]);

/** Why a refund does not go that the provider refused since the payment is disputed. */
export const refusedForDispute = (amount: Money, locale: Locale): string => words(locale, 'refused', { amount });

/** Money of an order that goes back, for its reader. */
export const moneyBackView = (
  { at, is_disputed, is_by_dispute, ...money }: MoneyBackRow,
  symbol: string,
  locale: Locale,
): OrderMoneyBack => {
  const amount = { cents: money.cents, symbol };
  const refused = is_disputed && money.state === 'stuck' ? refusedForDispute(amount, locale) : null;
  return {
    ...money,
    at: at.toISOString(),
    stuckText: is_by_dispute ? words(locale, 'sentByDispute', { amount }) : refused,
  };
};
