import { createWords } from '../words';

/** What the checkout says. */
export const checkoutWords = createWords({
  troubles: {
    en: 'Some items cannot be bought as they stand',
    fr: 'Certains articles ne peuvent pas être achetés en l’état',
  },
  placed: { en: 'This order has been placed already.', fr: 'Cette commande est déjà passée.' },
  expired: {
    en: 'This order confirmation has expired. Your cart is as you left it.',
    fr: 'Cette confirmation a expiré. Votre panier est tel que vous l’avez laissé.',
  },
  priceChanged: {
    en: 'The total has changed. Please look at it once more.',
    fr: 'Le total a changé. Veuillez le vérifier.',
  },
  couponGone: { en: 'A coupon cannot be used any more', fr: 'Un bon n’est plus utilisable' },
  noMethod: { en: 'Please select payment method', fr: 'Veuillez choisir un moyen de paiement' },
  noAddress: { en: 'Address does not exist', fr: 'L’adresse n’existe pas' },
});
