import { createWords } from '../words';

/** What the cart says. */
export const cartWords = createWords({
  noCart: { en: 'The cart has no id yet', fr: 'Le panier n’a pas encore d’identifiant' },
  choose: { en: 'Please choose the options first', fr: 'Veuillez d’abord choisir les options' },
  soldOut: { en: '“{name}” is sold out', fr: '« {name} » est épuisé' },
  gone: { en: '“{name}” is no longer sold', fr: '« {name} » n’est plus en vente' },
  variantGone: { en: '“{name}” is no longer made this way', fr: '« {name} » n’existe plus dans cette version' },
  closed: { en: '{merchant} is closed until {date}', fr: '{merchant} est fermé jusqu’au {date}' },
  full: {
    en: 'The cart is full: please remove something first',
    fr: 'Le panier est plein : retirez d’abord un article',
  },
  emailEmpty: { en: 'Please enter email', fr: 'Veuillez saisir votre e-mail' },
  emailWrong: { en: 'Please enter correct email', fr: 'Veuillez saisir un e-mail valide' },
  subscribed: {
    en: 'Thank you for subscription, you will be informed when there is a discount',
    fr: 'Merci pour votre inscription, vous serez informé en cas de réduction',
  },
});
