import { createWords } from '../../words';

/** What is said of coupons and flash sales that cannot be as they were asked for. */
export const promotionWords = createWords({
  minBelowMoney: {
    en: 'The minimum must be at least what the coupon takes off',
    fr: 'Le minimum doit être au moins égal à la réduction',
  },
  noProducts: { en: 'Choose the products', fr: 'Choisissez les produits' },
  noCategory: { en: 'Choose a category', fr: 'Choisissez une catégorie' },
  categoryOfMerchant: {
    en: 'Choose products instead of a category',
    fr: 'Choisissez des produits plutôt qu’une catégorie',
  },
  totalBelowReceived: { en: 'More have been received already', fr: 'Davantage de bons ont déjà été reçus' },
  receiveBackwards: {
    en: 'It ends before it begins: look at the days on which it can be received',
    fr: 'La fin précède le début : vérifiez les jours où l’on peut le recevoir',
  },
  receiveIsPast: {
    en: 'The last day on which it can be received is past',
    fr: 'Le dernier jour pour le recevoir est passé',
  },
  useWindow: {
    en: 'Say until when it can be used, or for how many days',
    fr: 'Indiquez jusqu’à quand il est utilisable, ou pendant combien de jours',
  },
  useBackwards: {
    en: 'It ends before it begins: look at the days on which it can be used',
    fr: 'La fin précède le début : vérifiez les jours où il est utilisable',
  },
  useIsPast: { en: 'The last day on which it can be used is past', fr: 'Le dernier jour d’utilisation est passé' },
  couponChanged: {
    en: 'Somebody has changed this coupon in the meantime',
    fr: 'Ce bon a été modifié entre-temps',
  },
  inOtherSale: {
    en: '{name} is in the sale “{sale}” at that time',
    fr: '{name} fait partie de la vente « {sale} » à ce moment-là',
  },
  hasDiscount: {
    en: '{name} has a discount of its own: end it first, or leave the product out',
    fr: '{name} a déjà une remise : mettez-y fin ou retirez le produit',
  },
  saleEndsFirst: {
    en: 'It ends before it begins: choose a later end',
    fr: 'Elle se termine avant de commencer : choisissez une fin plus tardive',
  },
  saleStartPast: {
    en: 'It would begin in the past: choose a later time, or none to begin at once',
    fr: 'Elle commencerait dans le passé : choisissez un moment plus tardif, ou aucun pour commencer tout de suite',
  },
  saleOver: { en: 'This sale is over', fr: 'Cette vente est terminée' },
});
