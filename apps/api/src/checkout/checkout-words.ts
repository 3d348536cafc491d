import { createWords } from '../words';

/** What the checkout says. */
export const checkoutWords = createWords({
  troubles: {
    en: 'Some items cannot be bought as chosen',
    fr: 'Certains articles ne peuvent pas être achetés en l’état',
  },
  placed: { en: 'This order already exists.', fr: 'Cette commande existe déjà.' },
  expired: { en: 'This checkout has expired.', fr: 'Cette page de paiement a expiré.' },
  priceChanged: {
    en: 'The total has changed. Please check it.',
    fr: 'Le total a changé. Veuillez le vérifier.',
  },
  couponGone: {
    en: 'One of your coupons can no longer be used',
    fr: 'Un de vos bons de réduction n’est plus utilisable',
  },
  noMethod: { en: 'Please select payment method', fr: 'Veuillez choisir un moyen de paiement' },
  noAddress: { en: 'Address does not exist', fr: 'L’adresse n’existe pas' },
});
