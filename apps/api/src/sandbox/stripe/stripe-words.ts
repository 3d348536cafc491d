import { createPageWords } from '../parts/page-words';

/** The words of Stripe's stand-in. Those that Stripe itself would say are said as Stripe says them. */
export const stripeWords = createPageWords({
  frame: { en: 'Secure payment input frame', fr: 'Cadre de saisie sécurisé pour le paiement' },
  expressFrame: { en: 'Secure express checkout frame', fr: 'Cadre de paiement express sécurisé' },
  cardDetails: { en: 'Card details', fr: 'Informations de la carte' },
  number: { en: 'Card number', fr: 'Numéro de carte' },
  expiry: { en: 'Expiration date', fr: 'Date d’expiration' },
  expiryHint: { en: 'MM / YY', fr: 'MM / AA' },
  cvc: { en: 'Security code', fr: 'Code de sécurité' },
  cvcHint: { en: 'CVC', fr: 'CVC' },
  numberIncomplete: { en: 'Your card number is incomplete.', fr: 'Le numéro de votre carte est incomplet.' },
  expiryIncomplete: {
    en: 'Your card’s expiration date is incomplete.',
    fr: 'La date d’expiration de votre carte est incomplète.',
  },
  expiryInvalid: {
    en: 'Your card’s expiration date is invalid.',
    fr: 'La date d’expiration de votre carte n’est pas valide.',
  },
  expiryPast: {
    en: 'Your card’s expiration date is in the past.',
    fr: 'La date d’expiration de votre carte est passée.',
  },
  cvcIncomplete: {
    en: 'Your card’s security code is incomplete.',
    fr: 'Le code de sécurité de votre carte est incomplet.',
  },
  network: {
    en: 'The network failed. You were not charged twice.',
    fr: 'Le réseau a fait défaut. Vous n’avez pas été débité deux fois.',
  },
  failed: { en: 'The payment failed.', fr: 'Le paiement a échoué.' },
  generic_decline: { en: 'Your card was declined.', fr: 'Votre carte a été refusée.' },
  insufficient_funds: { en: 'Your card has insufficient funds.', fr: 'Le solde de votre carte est insuffisant.' },
  incorrect_number: {
    en: 'This is a test shop: use a test card, such as 4242 4242 4242 4242.',
    fr: 'Ceci est une boutique de test : utilisez une carte de test, par exemple 4242 4242 4242 4242.',
  },
  payment_intent_authentication_failure: {
    en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    fr: 'Nous ne pouvons pas authentifier votre moyen de paiement. Veuillez en choisir un autre et réessayer.',
  },
  challengeTitle: { en: '3-D Secure test', fr: 'Test 3-D Secure' },
  challengeRibbon: { en: 'Test bank', fr: 'Banque de test' },
  challengeHeading: { en: 'Confirm your payment', fr: 'Confirmez votre paiement' },
  challengeMerchant: { en: 'Merchant', fr: 'Commerçant' },
  challengeCard: { en: 'ending in {last}', fr: 'se terminant par {last}' },
  challengeText: {
    en: 'No money moves: this is a test of 3-D Secure.',
    fr: 'Aucun argent ne circule : ceci est un test de 3-D Secure.',
  },
  challengePass: { en: 'Complete authentication', fr: 'Valider l’authentification' },
  challengeFail: { en: 'Fail authentication', fr: 'Refuser l’authentification' },
  wallet: { en: 'Wallet', fr: 'Portefeuille' },
  walletRibbon: { en: 'Wallet sandbox', fr: 'Portefeuille de test' },
  walletText: {
    en: '{name}. No money moves: this sheet stands in for the device’s own.',
    fr: '{name}. Aucun argent ne circule : ce volet remplace celui de l’appareil.',
  },
  walletCard: { en: 'Card', fr: 'Carte' },
  walletCardEnding: { en: 'Visa ending {last}', fr: 'Visa se terminant par {last}' },
  walletCardDeclined: { en: 'Visa ending {last}, declined', fr: 'Visa se terminant par {last}, refusée' },
  shipTo: { en: 'Ship to', fr: 'Livrer à' },
  notServed: {
    en: 'This shop does not send there. Choose another address.',
    fr: 'Cette boutique ne livre pas à cet endroit. Choisissez une autre adresse.',
  },
  pay: { en: 'Pay', fr: 'Payer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  express: { en: 'Express checkout', fr: 'Paiement express' },
});

/** What Stripe says of a card that did not pay. */
export type Refusal =
  'generic_decline' | 'insufficient_funds' | 'incorrect_number' | 'payment_intent_authentication_failure';
