import { createWords } from '../words';

/** What the cart says. */
export const cartWords = createWords({
  noCart: {
    en: 'Your cart could not be found, please reload the page',
    fr: 'Votre panier est introuvable, veuillez recharger la page',
  },
  choose: { en: 'Please choose the options first', fr: 'Veuillez d’abord choisir les options' },
  soldOut: { en: '“{name}” is sold out', fr: '« {name} » n’est plus en stock' },
  gone: { en: '“{name}” is no longer sold', fr: '« {name} » n’est plus en vente' },
  variantGone: { en: '“{name}” is no longer available like this', fr: '« {name} » n’existe plus dans cette version' },
  closed: { en: '{merchant} is closed until {date}', fr: '{merchant} ne prend pas de commandes jusqu’au {date}' },
  notSelling: {
    en: '{merchant} sells nothing at the moment',
    fr: '{merchant} ne vend rien pour le moment',
  },
  full: {
    en: 'The cart is full: please remove something first',
    fr: 'Le panier est plein : retirez d’abord un article',
  },
  emailEmpty: { en: 'Please enter email', fr: 'Veuillez saisir votre e-mail' },
  emailWrong: { en: 'Please enter correct email', fr: 'Veuillez saisir un e-mail valide' },
  subscribed: {
    en: 'Thank you for subscription, you will be informed when there is a discount',
    fr: 'Merci pour votre inscription, nous vous préviendrons en cas de réduction',
  },
});
