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
    en: 'Anyone with the link in this email can see the order, so keep it to yourself.',
    fr: 'Le lien de cet e-mail donne accès à la commande : gardez-le pour vous.',
  },
  paidSubject: { en: 'Your {store} order {no}', fr: 'Votre commande {store} {no}' },
  paidText: {
    en: 'Thank you. Your order {no} of {total} is paid, and the merchant has it.',
    fr: 'Merci. Votre commande {no} de {total} est payée et transmise au marchand.',
  },
  paidTextMany: {
    en: 'Thank you. Your order {no} of {total} is paid. It ships in {parcels} parcels from {parcels} merchants.',
    fr: 'Merci. Votre commande {no} de {total} est payée. Elle sera expédiée en {parcels} colis par {parcels} marchands.',
  },
  unpaidSubject: { en: 'Your order {no} is not paid yet', fr: 'Votre commande {no} n’est pas encore payée' },
  unpaidText: {
    en: 'Your order {no} of {total} is not paid yet. Nothing has been charged. Please pay before {deadline}: after that it is cancelled and its items go back on sale.',
    fr: 'Votre commande {no} de {total} n’est pas encore payée. Rien n’a été débité. Elle est à payer avant le {deadline} : passé ce délai, elle est annulée et ses articles sont remis en vente.',
  },
  unpaidChange: {
    en: 'Want to change something? The same page puts everything back into your cart.',
    fr: 'Vous voulez la modifier ? La même page remet tout dans votre panier.',
  },
  payNow: { en: 'Pay {total}', fr: 'Payer {total}' },
  lapsedSubject: { en: 'Your order {no} was cancelled', fr: 'Votre commande {no} a été annulée' },
  lapsedText: {
    en: 'Your order {no} of {total} was not paid in time and is cancelled. Nothing was charged. If you still want it, put it back into your cart while it is in stock.',
    fr: 'Votre commande {no} de {total} n’a pas été payée à temps : elle est annulée. Rien n’a été débité. Si vous la voulez toujours, remettez-la au panier, dans la limite du stock.',
  },
  cancelledText: {
    en: 'We have cancelled your order {no}.',
    fr: 'Nous avons annulé votre commande {no}.',
  },
  cancelledBack: {
    en: 'We refund {amount}. It reaches your account within a few days.',
    fr: 'Nous vous remboursons {amount}. Le montant arrivera sur votre compte sous quelques jours.',
  },
  cancelledOpen: {
    en: 'We refund {amount}. As you dispute this payment at your bank or at PayPal, the money may go only once that is decided, which can take some weeks. If it is decided for you, you have the money from there.',
    fr: 'Nous vous remboursons {amount}. Comme vous contestez ce paiement auprès de votre banque ou de PayPal, le versement peut devoir attendre la décision, parfois quelques semaines. Si elle est en votre faveur, c’est de là que vous recevez l’argent.',
  },
  cancelledDisputed: {
    en: 'You have the money of this payment back already, by your dispute at your bank or at PayPal. We send no more.',
    fr: 'Vous avez déjà récupéré l’argent de ce paiement par votre contestation auprès de votre banque ou de PayPal. Nous ne versons rien de plus.',
  },
  cancelledNothing: { en: 'Nothing was charged.', fr: 'Rien n’a été débité.' },
  toCart: { en: 'Put it back in the cart', fr: 'Remettre au panier' },
  sentSubject: { en: '{merchant} has sent your parcel', fr: '{merchant} a expédié votre colis' },
  sentText: {
    en: 'The parcel of order {no} is on its way with {express}, number {number}.',
    fr: 'Le colis de la commande {no} est en route avec {express}, numéro {number}.',
  },
  sentTextPart: {
    en: 'A part of order {no} is on its way with {express}, number {number}. The rest follows in a parcel of its own.',
    fr: 'Une partie de la commande {no} est en route avec {express}, numéro {number}. Le reste suivra dans un autre colis.',
  },
  sentArrives: {
    en: 'It is expected between {from} and {until}.',
    fr: 'Il est attendu entre le {from} et le {until}.',
  },
  tracking: { en: 'Parcel', fr: 'Colis' },
  track: { en: 'Track your parcel', fr: 'Suivre le colis' },
  linkSubject: { en: 'Your link to order {no}', fr: 'Votre lien vers la commande {no}' },
  linkText: {
    en: 'You asked for the link to your order {no}. Here it is.',
    fr: 'Vous avez demandé le lien vers votre commande {no}. Le voici.',
  },
  addressSubject: {
    en: 'The delivery address of order {no} was changed',
    fr: 'L’adresse de livraison de la commande {no} a été modifiée',
  },
  addressText: {
    en: 'We have changed the delivery address of your order {no}. It now ships to the address below.',
    fr: 'Nous avons modifié l’adresse de livraison de votre commande {no}. Elle sera désormais livrée à l’adresse ci-dessous.',
  },
  addressNotYou: {
    en: 'If you did not ask for this, answer this email before the parcel leaves.',
    fr: 'Si vous n’avez rien demandé, répondez à cet e-mail avant le départ du colis.',
  },
  returnedSubject: {
    en: 'Your payment for order {no} is refunded',
    fr: 'Votre paiement de la commande {no} est remboursé',
  },
  returnedText: {
    en: 'We have refunded your payment of {amount}, because order {no} was already over. It reaches your account within a few days.',
    fr: 'Nous vous avons remboursé {amount}, car la commande {no} n’était plus à payer. Le montant arrivera sur votre compte sous quelques jours.',
  },
});
