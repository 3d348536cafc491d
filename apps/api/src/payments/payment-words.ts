import { createWords } from '../words';

/** What paying says. */
export const paymentWords = createWords({
  alreadyPaid: { en: 'This order is already paid', fr: 'Cette commande est déjà payée' },
  processing: {
    en: 'The payment of this order is being processed. Please wait for its result.',
    fr: 'Le paiement de cette commande est en cours de traitement. Veuillez attendre le résultat.',
  },
  cancelled: { en: 'This order was cancelled', fr: 'Cette commande a été annulée' },
  expired: {
    en: 'The time to pay this order is over. Nothing was charged.',
    fr: 'Le délai de paiement de cette commande est dépassé. Rien n’a été débité.',
  },
  priceChanged: {
    en: 'The price has changed. Please check the new total.',
    fr: 'Le prix a changé. Veuillez vérifier le nouveau total.',
  },
  noMethod: { en: 'Please select payment method', fr: 'Veuillez choisir un moyen de paiement' },
  closedWay: {
    en: 'This way to pay is not open at the moment. You were not charged; please choose another one, or try again later.',
    fr: 'Ce moyen de paiement n’est pas disponible pour le moment. Rien n’a été débité ; veuillez en choisir un autre, ou réessayer plus tard.',
  },
  badHost: { en: 'This address does not belong to the store', fr: 'Cette adresse n’appartient pas à la boutique' },
  away: {
    en: 'The payment service is not answering. You were not charged; please try again.',
    fr: 'Le service de paiement ne répond pas. Rien n’a été débité ; veuillez réessayer.',
  },
});
