import { createWords } from '../words';

/** What registration, codes and password reset say. */
export const loginWords = createWords({
  codeSent: {
    en: 'Please check your mailbox for the verification code',
    fr: 'Veuillez consulter votre messagerie pour le code de vérification',
  },
  smsSent: { en: 'We have sent a code to your phone', fr: 'Nous avons envoyé un code sur votre téléphone' },
  wait: {
    en: 'Please wait {seconds} s before the next code',
    fr: 'Veuillez attendre {seconds} s avant le prochain code',
  },
  tooMany: { en: 'Too many requests, please try again later', fr: 'Trop de demandes, veuillez réessayer plus tard' },
  registered: {
    en: 'Your account is registered, Please Login',
    fr: 'Votre compte est créé, veuillez vous connecter',
  },
  exists: { en: 'You already have an account, please sign in', fr: 'Ce compte existe déjà, veuillez vous connecter' },
  reset: {
    en: 'Your new password is set, please sign in',
    fr: 'Votre nouveau mot de passe est enregistré, veuillez vous connecter',
  },
  registerSubject: { en: 'Your {store} code {code}', fr: 'Votre code {store} {code}' },
  registerText: {
    en: 'Your verification code is {code}. It is valid for ten minutes.\n\nIf you did not ask for it, you can ignore this email.\n',
    fr: 'Votre code de vérification est {code}. Il est valable dix minutes.\n\nSi vous ne l’avez pas demandé, ignorez ce message.\n',
  },
  knownSubject: { en: 'You already have a {store} account', fr: 'Vous avez déjà un compte {store}' },
  knownText: {
    en: 'Someone tried to register with this address, which already has an account. Sign in, or choose a new password.\n',
    fr: 'Quelqu’un a voulu s’inscrire avec cette adresse, qui a déjà un compte. Connectez-vous ou choisissez un nouveau mot de passe.\n',
  },
  resetSubject: { en: 'Your code for a new password: {code}', fr: 'Votre code pour un nouveau mot de passe : {code}' },
  resetText: {
    en: 'Your code for a new password is {code}. It is valid for ten minutes.\n\nIf you did not ask for it, your password stays as it is.\n',
    fr: 'Votre code pour un nouveau mot de passe est {code}. Il est valable dix minutes.\n\nSi vous ne l’avez pas demandé, votre mot de passe reste inchangé.\n',
  },
  smsText: { en: 'Your {store} code is {code}', fr: 'Votre code {store} est {code}' },
  phoneName: { en: 'Shopper {digits}', fr: 'Client {digits}' },
  knownSms: {
    en: 'You already have a {store} account: please sign in',
    fr: 'Vous avez déjà un compte {store} : connectez-vous',
  },
});
