import { createWords } from '../words';

/** The mails about orders. */
export const mailWords = createWords({
  paidSubject: { en: 'Your {store} order {no}', fr: 'Votre commande {store} {no}' },
  paidText: {
    en: 'Thank you. Your order {no} of {total} is paid and on its way to the merchant.\n\n{list}\n\nSee your order: {link}\n',
    fr: 'Merci. Votre commande {no} de {total} est payée et transmise au marchand.\n\n{list}\n\nVoir votre commande : {link}\n',
  },
  paidTextMany: {
    en: 'Thank you. Your purchase {no} of {total} is paid. It ships in {parcels} parcels from {parcels} merchants.\n\n{list}\n\nSee your purchase: {link}\n',
    fr: 'Merci. Votre achat {no} de {total} est payé. Il sera expédié en {parcels} colis par {parcels} marchands.\n\n{list}\n\nVoir votre achat : {link}\n',
  },
  linkSubject: { en: 'Your link to order {no}', fr: 'Votre lien vers la commande {no}' },
  linkText: {
    en: 'Here is your order {no}: {link}\n\nAnyone with this link can see the order, so keep it to yourself.\n',
    fr: 'Voici votre commande {no} : {link}\n\nCe lien donne accès à la commande : gardez-le pour vous.\n',
  },
  returnedSubject: {
    en: 'Your payment for order {no} comes back',
    fr: 'Votre paiement de la commande {no} vous revient',
  },
  returnedText: {
    en: 'We have sent your payment of {amount} back to you: order {no} no longer waited for it. It reaches your account within a few days.\n',
    fr: 'Nous vous avons reversé votre paiement de {amount} : la commande {no} ne l’attendait plus. Le montant arrivera sur votre compte sous quelques jours.\n',
  },
});
