import { createWords } from '../../words';

/** The words of the sign-in pages. */
export const pageWords = createWords({
  title: { en: 'Sign in', fr: 'Connexion' },
  lead: { en: 'to go on at {store}', fr: 'pour continuer chez {store}' },
  email: { en: 'Email', fr: 'E-mail' },
  emailHelp: {
    en: 'Or your phone number with its country code, such as +33 6 12 34 56 78',
    fr: 'Ou votre numéro de téléphone avec l’indicatif, par exemple +33 6 12 34 56 78',
  },
  password: { en: 'Password', fr: 'Mot de passe' },
  show: { en: 'Show characters', fr: 'Afficher les caractères' },
  hide: { en: 'Hide characters', fr: 'Masquer les caractères' },
  submit: { en: 'Sign in', fr: 'Se connecter' },
  back: { en: 'Back to the shop', fr: 'Retour à la boutique' },
  wrong: { en: 'Wrong e-mail or password', fr: 'E-mail ou mot de passe incorrect' },
  tooMany: {
    en: 'Too many attempts. Please try again in {minutes} min.',
    fr: 'Trop de tentatives. Veuillez réessayer dans {minutes} min.',
  },
  emailMissing: { en: 'Please enter your email address', fr: 'Veuillez saisir votre adresse e-mail' },
  passwordMissing: { en: 'Please enter your password', fr: 'Veuillez saisir votre mot de passe' },
  expiredTitle: { en: 'This sign-in has expired', fr: 'Cette connexion a expiré' },
  expired: {
    en: 'Nothing is lost: go back to the shop and sign in again.',
    fr: 'Rien n’est perdu : retournez à la boutique et reconnectez-vous.',
  },
  signOutTitle: { en: 'Sign out', fr: 'Déconnexion' },
  signOut: { en: 'Do you want to sign out of {store}?', fr: 'Voulez-vous vous déconnecter de {store} ?' },
  signOutSubmit: { en: 'Sign out', fr: 'Se déconnecter' },
  errorTitle: { en: 'Sign-in did not work', fr: 'La connexion n’a pas abouti' },
  error: {
    en: 'Go back to the shop and try again.',
    fr: 'Retournez à la boutique et réessayez.',
  },
});
