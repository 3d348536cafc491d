import type { Locale } from '../locale';
import { moneyText } from '../money';
import { createWords } from '../words';

const lines = {
  unpaidByBank: { en: 'The bank could not process the payment', fr: 'La banque n’a pas pu traiter le paiement' },
  cheque: { en: 'A cheque was returned', fr: 'Un chèque est revenu impayé' },
  noRefund: { en: 'A promised refund did not arrive', fr: 'Un remboursement promis n’est pas arrivé' },
  askedBack: {
    en: 'The customer asked their bank for the money back',
    fr: 'Le client a demandé à sa banque de récupérer l’argent',
  },
  notAllowed: { en: 'The direct debit was not allowed', fr: 'Le prélèvement n’était pas autorisé' },
  twice: { en: 'The customer was charged twice', fr: 'Le client a été débité deux fois' },
  fraud: { en: 'The customer did not make this payment', fr: 'Le client n’est pas à l’origine de ce paiement' },
  general: { en: 'No particular reason', fr: 'Aucun motif précis' },
  account: { en: 'The account details were wrong', fr: 'Les coordonnées bancaires étaient erronées' },
  noMoney: { en: 'There was too little money in the account', fr: 'Le compte n’était pas assez approvisionné' },
  rules: {
    en: 'The payment did not follow the rules of the card network',
    fr: 'Le paiement n’a pas suivi les règles du réseau de cartes',
  },
  notReceived: { en: 'The goods did not arrive', fr: 'Les articles ne sont pas arrivés' },
  notAsDescribed: {
    en: 'The goods are damaged or not as described',
    fr: 'Les articles sont abîmés ou ne correspondent pas à la description',
  },
  ended: { en: 'A subscription had been cancelled', fr: 'Un abonnement avait été résilié' },
  unknown: { en: 'The customer does not recognise the payment', fr: 'Le client ne reconnaît pas le paiement' },
  amount: { en: 'The amount is wrong', fr: 'Le montant est erroné' },
  otherWay: { en: 'The customer paid in another way', fr: 'Le client a payé autrement' },
  transfer: { en: 'There was a problem with the transfer', fr: 'Le virement a posé problème' },
  other: { en: 'Another reason', fr: 'Un autre motif' },
};
const words = createWords(lines);

/** Reasons of Stripe (small letters) and PayPal. Source: Stripe "Dispute categories"; PayPal, Disputes API, `dispute_reason`. */
const reasons: Readonly<Record<string, keyof typeof lines>> = {
  bank_cannot_process: 'unpaidByBank',
  check_returned: 'cheque',
  credit_not_processed: 'noRefund',
  customer_initiated: 'askedBack',
  debit_not_authorized: 'notAllowed',
  duplicate: 'twice',
  fraudulent: 'fraud',
  general: 'general',
  incorrect_account_details: 'account',
  insufficient_funds: 'noMoney',
  noncompliant: 'rules',
  product_not_received: 'notReceived',
  product_unacceptable: 'notAsDescribed',
  subscription_canceled: 'ended',
  unrecognized: 'unknown',
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'notReceived',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'notAsDescribed',
  UNAUTHORISED: 'fraud',
  CREDIT_NOT_PROCESSED: 'noRefund',
  DUPLICATE_TRANSACTION: 'twice',
  INCORRECT_AMOUNT: 'amount',
  PAYMENT_BY_OTHER_MEANS: 'otherWay',
  CANCELED_RECURRING_BILLING: 'ended',
  PROBLEM_WITH_REMITTANCE: 'transfer',
  OTHER: 'other',
};

/** Why a payment is disputed, in words. A code that this release does not know is told as it is; none: no particular reason. */
export const disputeReason = (code: string, locale: Locale): string => {
  const known = code === '' ? 'general' : reasons[code];
  return known ? words(locale, known) : code;
};

/** How much is disputed: in the store's own sign where it is dollars, else in that currency. */
export const disputeAmount = (
  { amount_cents, currency, symbol }: { amount_cents: number; currency: string; symbol: string },
  locale: Locale,
): string =>
  currency === 'usd'
    ? moneyText({ cents: amount_cents, symbol }, locale)
    : `${(amount_cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
