import { createWords } from '../words';

/** The mails about orders. */
export const mailWords = createWords({
  items: { en: 'Items', fr: 'Articles' },
  shipping: { en: 'Shipping', fr: 'Livraison' },
  coupons: { en: 'Coupons', fr: 'Bons de réduction' },
  total: { en: 'Total', fr: 'Total' },
  shipsTo: { en: 'Ships to', fr: 'Livraison à' },
  seeOrder: { en: 'See your order', fr: 'Voir votre commande' },
  keepLink: {
    en: 'Anyone with the link in this mail can see the order, so keep it to yourself.',
    fr: 'Le lien de cet e-mail donne accès à la commande : gardez-le pour vous.',
  },
  paidSubject: { en: 'Your {store} order {no}', fr: 'Votre commande {store} {no}' },
  paidText: {
    en: 'Thank you. Your order {no} of {total} is paid and on its way to the merchant.',
    fr: 'Merci. Votre commande {no} de {total} est payée et transmise au marchand.',
  },
  paidTextMany: {
    en: 'Thank you. Your order {no} of {total} is paid. It ships in {parcels} parcels from {parcels} merchants.',
    fr: 'Merci. Votre commande {no} de {total} est payée. Elle sera expédiée en {parcels} colis par {parcels} marchands.',
  },
  unpaidSubject: { en: 'Your order {no} is not paid yet', fr: 'Votre commande {no} n’est pas encore payée' },
  unpaidText: {
    en: 'Your order {no} of {total} is waiting for its payment. Nothing was charged so far. Please pay before {deadline}: after that the order lapses and its items are on sale again.',
    fr: 'Votre commande {no} de {total} attend son paiement. Rien n’a été débité jusqu’ici. Elle est à payer avant le {deadline} : passé ce délai, elle est annulée et ses articles sont remis en vente.',
  },
  unpaidChange: {
    en: 'Want to change something? The same page puts everything back into your cart.',
    fr: 'Vous voulez la modifier ? La même page remet tout dans votre panier.',
  },
  payNow: { en: 'Pay {total}', fr: 'Payer {total}' },
  lapsedSubject: { en: 'Your order {no} has lapsed', fr: 'Votre commande {no} a été annulée' },
  lapsedText: {
    en: 'Your order {no} of {total} was not paid in time, so it has lapsed. Nothing was charged. If you still want it, put it back into your cart, as far as it is still in stock.',
    fr: 'Votre commande {no} de {total} n’a pas été payée à temps : elle est annulée. Rien n’a été débité. Si vous la voulez toujours, remettez-la au panier, dans la limite du stock.',
  },
  toCart: { en: 'Put it back in the cart', fr: 'Remettre au panier' },
  sentSubject: { en: '{merchant} has sent your parcel', fr: '{merchant} a expédié votre colis' },
  sentText: {
    en: 'The parcel of order {no} is on its way with {express}, number {number}.',
    fr: 'Le colis de la commande {no} est en route avec {express}, numéro {number}.',
  },
  sentArrives: {
    en: 'It is expected between {from} and {until}.',
    fr: 'Il est attendu entre le {from} et le {until}.',
  },
  tracking: { en: 'Parcel', fr: 'Colis' },
  track: { en: 'Follow the parcel', fr: 'Suivre le colis' },
  linkSubject: { en: 'Your link to order {no}', fr: 'Votre lien vers la commande {no}' },
  linkText: {
    en: 'You asked for the link to your order {no}. Here it is.',
    fr: 'Vous avez demandé le lien vers votre commande {no}. Le voici.',
  },
  returnedSubject: {
    en: 'Your payment for order {no} comes back',
    fr: 'Votre paiement de la commande {no} vous revient',
  },
  returnedText: {
    en: 'We have sent your payment of {amount} back to you: order {no} no longer waited for it. It reaches your account within a few days.',
    fr: 'Nous vous avons reversé votre paiement de {amount} : la commande {no} ne l’attendait plus. Le montant arrivera sur votre compte sous quelques jours.',
  },
});
