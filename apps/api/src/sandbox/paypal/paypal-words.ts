import { createPageWords } from '../parts/page-words';

/** The words of PayPal's stand-in. */
export const paypalWords = createPageWords({
  title: { en: 'PayPal sandbox', fr: 'PayPal de test' },
  heading: { en: 'Pay {store}', fr: 'Payer {store}' },
  text: {
    en: 'No money moves: this page stands in for PayPal.',
    fr: 'Aucun argent ne circule : cette page remplace PayPal.',
  },
  shipTo: { en: 'Ship to', fr: 'Livrer à' },
  approve: { en: 'Approve', fr: 'Accepter' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  notServed: {
    en: 'This shop does not send there. Choose another address.',
    fr: 'Cette boutique ne livre pas à cet endroit. Choisissez une autre adresse.',
  },
  doneHeading: { en: 'Back to the shop', fr: 'Retour à la boutique' },
  doneText: { en: 'You can close this window.', fr: 'Vous pouvez fermer cette fenêtre.' },
  button: { en: 'Pay with PayPal', fr: 'Payer avec PayPal' },
  checkoutButton: { en: 'PayPal Checkout', fr: 'Paiement PayPal' },
  name: { en: 'Name on card', fr: 'Nom sur la carte' },
  number: { en: 'Card number', fr: 'Numéro de carte' },
  expiry: { en: 'MM/YY', fr: 'MM/AA' },
  cvv: { en: 'CVV', fr: 'CVV' },
});
