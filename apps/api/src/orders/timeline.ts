import type { TimelineStep } from '@souk/contract';
import type { Locale } from '../http/locale';
import { createWords } from '../words';
import type { OrderEvent } from './events';

const words = createWords({
  created: { en: 'Order placed', fr: 'Commande passée' },
  paid: { en: 'Payment received', fr: 'Paiement reçu' },
  cancelled: { en: 'Order cancelled', fr: 'Commande annulée' },
  expired: { en: 'Cancelled: not paid in time', fr: 'Annulée : non payée à temps' },
  shipped: { en: 'Shipped by {express}, {number}', fr: 'Expédiée par {express}, {number}' },
  delivered: { en: 'Delivered', fr: 'Livrée' },
  received: { en: 'Marked as received', fr: 'Marquée comme reçue' },
  completed: { en: 'Completed', fr: 'Terminée' },
  reviewed: { en: 'Reviewed', fr: 'Avis donné' },
  refundAsked: { en: 'Refund of {amount:usd} asked for', fr: 'Remboursement de {amount:usd} demandé' },
  refundRefused: { en: 'Refund refused: {reason}', fr: 'Remboursement refusé : {reason}' },
  refundRevoked: { en: 'Refund request withdrawn', fr: 'Demande de remboursement retirée' },
  returnSent: { en: 'Return parcel sent by {express}, {number}', fr: 'Colis de retour envoyé par {express}, {number}' },
  returnArrived: { en: 'The merchant has the return parcel', fr: 'Le marchand a reçu le colis de retour' },
  refundApproved: { en: 'The merchant agreed to the refund', fr: 'Le marchand a accepté le remboursement' },
  refunded: { en: '{amount:usd} refunded', fr: '{amount:usd} remboursés' },
});

/** Steps in words, the earliest first. */
export const timelineOf = (events: readonly OrderEvent[], locale: Locale): TimelineStep[] =>
  events.map(({ type, at, data }) => ({ type, time: at.toISOString(), text: words(locale, type, data) }));
