import { createWords } from '../words';

/** What calls about refunds say. */
export const refundWords = createWords({
  openRequest: { en: 'There is an open request for this item', fr: 'Une demande est déjà en cours pour cet article' },
  nothingLeft: { en: 'There is nothing left to refund', fr: 'Il n’y a plus rien à rembourser' },
  notPaid: { en: 'This order cannot be refunded', fr: 'Cette commande ne peut pas être remboursée' },
  wrongType: {
    en: 'This kind of refund is not possible now',
    fr: 'Ce type de remboursement n’est pas possible actuellement',
  },
  tooMany: { en: 'That is more than can be refunded', fr: 'C’est plus que ce qui peut être remboursé' },
  askPlatform: {
    en: 'The merchant has refused twice. Please ask our support.',
    fr: 'Le marchand a refusé deux fois. Veuillez contacter notre assistance.',
  },
  notRevocable: { en: 'This request can no longer be withdrawn', fr: 'Cette demande ne peut plus être retirée' },
  notReturning: { en: 'No return parcel is expected', fr: 'Aucun colis de retour n’est attendu' },
  expressMissing: { en: 'Please enter the carrier', fr: 'Veuillez saisir le transporteur' },
  trackingMissing: { en: 'Please enter the tracking number', fr: 'Veuillez saisir le numéro de suivi' },
  mailSubject: { en: 'Refund {no}', fr: 'Remboursement {no}' },
  mailText: {
    en: 'We have sent {amount} back to you for order {order}. It reaches your account within a few days.\n',
    fr: 'Nous vous avons remboursé {amount} pour la commande {order}. Le montant arrivera sur votre compte sous quelques jours.\n',
  },
});
