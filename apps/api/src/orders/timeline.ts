import type { TimelineStep } from '@souk/contract';
import type { Locale } from '../locale';
import { centsOf } from '../money';
import { createWords } from '../words';
import type { OrderEvent } from './events';

const words = createWords({
  created: { en: 'Order placed', fr: 'Commande passée' },
  paid: { en: 'Payment received', fr: 'Paiement reçu' },
  cancelled: { en: 'Order cancelled', fr: 'Commande annulée' },
  expired: { en: 'Cancelled: not paid in time', fr: 'Annulée : non payée à temps' },
  shipped: { en: 'Shipped by {express}, {number}', fr: 'Expédiée par {express}, {number}' },
  shippedPart: { en: 'A part was shipped by {express}, {number}', fr: 'Une partie expédiée par {express}, {number}' },
  parcelCorrected: {
    en: 'Parcel number corrected: {express}, {number}',
    fr: 'Numéro de colis corrigé : {express}, {number}',
  },
  delivered: { en: 'Delivered', fr: 'Livrée' },
  received: { en: 'Marked as received', fr: 'Marquée comme reçue' },
  countedAsReceived: {
    en: 'Counted as received: nobody said otherwise',
    fr: 'Considérée comme reçue : personne n’a dit le contraire',
  },
  completed: { en: 'Completed', fr: 'Terminée' },
  reviewed: { en: 'Reviewed', fr: 'Avis donné' },
  refundAsked: { en: 'Refund of {amount} asked for', fr: 'Remboursement de {amount} demandé' },
  refundRefused: { en: 'Refund refused: {reason}', fr: 'Remboursement refusé : {reason}' },
  refundRevoked: { en: 'Refund request withdrawn', fr: 'Demande de remboursement retirée' },
  returnExpected: { en: 'The merchant agreed to the return', fr: 'Le marchand a accepté le retour' },
  returnSent: { en: 'Return parcel sent by {express}, {number}', fr: 'Colis de retour envoyé par {express}, {number}' },
  returnArrived: { en: 'The merchant has the return parcel', fr: 'Le marchand a reçu le colis de retour' },
  refundApproved: { en: 'The merchant agreed to the refund', fr: 'Le marchand a accepté le remboursement' },
  refunded: { en: '{amount} refunded', fr: '{amount} remboursés' },
});

/** What fills a step's sentence; an amount is noted in dollars. */
const valuesOf = ({ amount, ...data }: OrderEvent['data'], symbol: string) =>
  amount === undefined ? data : { ...data, amount: { cents: centsOf(Number(amount)), symbol } };

/** Steps in words, the earliest first. @param symbol the store's sign for dollars, as `symbolColumn` reads it */
export const timelineOf = (events: readonly OrderEvent[], locale: Locale, symbol: string): TimelineStep[] =>
  events.flatMap(({ type, at, data }) => {
    // A release that comes after this one may note steps that it knows nothing of: both run while one takes the other's place.
    if (!words.knows(type)) return [];
    const line = data['by'] === 'clock' ? 'countedAsReceived' : type;
    return [{ type, time: at.toISOString(), text: words(locale, line, valuesOf(data, symbol)) }];
  });
