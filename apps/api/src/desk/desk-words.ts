import { createWords } from '../words';

/** What calls of the desks refuse with, in words. Their screens say the rest themselves. */
export const deskWords = createWords({
  notThere: { en: 'There is no such order', fr: 'Cette commande n’existe pas' },
  failed: { en: 'Something went wrong, please try again', fr: 'Un problème est survenu, veuillez réessayer' },
  moved: { en: 'This has moved on in the meantime', fr: 'L’état a changé entre-temps' },
  changed: {
    en: 'Somebody has changed this product in the meantime',
    fr: 'Ce produit a été modifié entre-temps',
  },
  noCategory: { en: 'Choose a category', fr: 'Choisissez une catégorie' },
  noMerchant: { en: 'Choose whose product it is', fr: 'Choisissez le vendeur de ce produit' },
  comparedNotHigher: {
    en: 'The older price must be above the price',
    fr: 'L’ancien prix doit être supérieur au prix',
  },
  comparedAndDiscount: {
    en: 'A discount and an older price cannot stand together',
    fr: 'Une remise et un ancien prix ne peuvent pas aller ensemble',
  },
  discountWithoutEnd: { en: 'Say when the discount ends', fr: 'Indiquez la fin de la remise' },
  endIsPast: { en: 'The end of the discount is past', fr: 'La fin de la remise est passée' },
  stockBelow: {
    en: 'There are only {stock} pieces left',
    fr: 'Il ne reste que {stock} pièces',
  },
  stockMoved: {
    en: 'The stock has changed in the meantime: it is {stock} now',
    fr: 'Le stock a changé entre-temps : il est maintenant de {stock}',
  },
  noDelta: { en: 'Say by how many pieces the stock changes', fr: 'Indiquez de combien de pièces le stock change' },
});
