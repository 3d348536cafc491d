import { createWords } from '../words';

/** What calls about refunds say. */
export const refundWords = createWords({
  openRequest: {
    en: 'There is already an open request for this item',
    fr: 'Une demande est déjà en cours pour cet article',
  },
  nothingLeft: { en: 'There is nothing left to refund', fr: 'Il n’y a plus rien à rembourser' },
  notPaid: { en: 'This order cannot be refunded', fr: 'Cette commande ne peut pas être remboursée' },
  wrongType: {
    en: 'This kind of refund is not possible at the moment',
    fr: 'Ce type de remboursement n’est pas possible actuellement',
  },
  tooMany: { en: 'That is more than can be refunded', fr: 'C’est plus que ce qui peut être remboursé' },
  askPlatform: {
    en: 'The merchant has refused twice. Please ask our support.',
    fr: 'Le marchand a refusé deux fois. Veuillez contacter notre assistance.',
  },
  wrongState: {
    en: 'This request has changed in the meantime, please reload the page',
    fr: 'Cette demande a changé entre-temps, veuillez recharger la page',
  },
  tooMuch: { en: 'That is more than was paid for the order', fr: 'C’est plus que ce qui a été payé pour la commande' },
  nothingBack: { en: 'No goods of this request came back', fr: 'Aucun article de cette demande n’est revenu' },
  notRevocable: { en: 'This request can no longer be withdrawn', fr: 'Cette demande ne peut plus être retirée' },
  notReturning: { en: 'No return parcel is expected', fr: 'Aucun colis de retour n’est attendu' },
  expressMissing: { en: 'Please enter the carrier', fr: 'Veuillez saisir le transporteur' },
  trackingMissing: { en: 'Please enter the tracking number', fr: 'Veuillez saisir le numéro de suivi' },
  refusedSubject: { en: 'Your refund {no} was refused', fr: 'Votre demande de remboursement {no} a été refusée' },
  refusedText: {
    en: '{merchant} has refused your request to refund {amount} of order {order}. The reason: {reason}',
    fr: '{merchant} a refusé votre demande de remboursement de {amount} pour la commande {order}. Motif : {reason}',
  },
  refusedNext: {
    en: 'You can ask once more, with more details or photos. If it is refused again, our support decides.',
    fr: 'Vous pouvez renouveler votre demande une fois, avec des précisions ou des photos. En cas de nouveau refus, notre assistance tranchera.',
  },
  returningSubject: { en: 'Please send your return for order {order}', fr: 'Votre retour pour la commande {order}' },
  returningText: {
    en: '{merchant} has agreed to refund {amount} of order {order}. We refund you as soon as your parcel arrives.',
    fr: '{merchant} accepte de vous rembourser {amount} pour la commande {order}, dès réception du colis.',
  },
  returningNext: {
    en: 'Send the items back to the address below, then enter the carrier and the tracking number on the refund page.',
    fr: 'Renvoyez les articles à l’adresse ci-dessous, puis indiquez le transporteur et le numéro de suivi sur la page du remboursement.',
  },
  returnTo: { en: 'Send it to', fr: 'Adresse de retour' },
  paidSubject: { en: 'Refund {no}: {amount} is on its way', fr: 'Remboursement {no} : {amount} en route' },
  paidText: {
    en: 'We have refunded {amount} for order {order}. It reaches your account within a few days.',
    fr: 'Nous vous avons remboursé {amount} pour la commande {order}. Le montant arrivera sur votre compte sous quelques jours.',
  },
  refundSum: { en: 'Refund', fr: 'Remboursement' },
  seeRefund: { en: 'See the refund', fr: 'Voir le remboursement' },
});
