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
  exists: { en: 'This account exists already, please sign in', fr: 'Ce compte existe déjà, veuillez vous connecter' },
  reset: {
    en: 'Your new password is set, please sign in',
    fr: 'Votre nouveau mot de passe est enregistré, veuillez vous connecter',
  },
  registerSubject: { en: 'Your {store} code {code}', fr: 'Votre code {store} {code}' },
  registerText: {
    en: 'Your verification code is {code}. It holds for ten minutes.\n\nIf you did not ask for it, do nothing.\n',
    fr: 'Votre code de vérification est {code}. Il est valable dix minutes.\n\nSi vous ne l’avez pas demandé, ignorez ce message.\n',
  },
  knownSubject: { en: 'You have a {store} account already', fr: 'Vous avez déjà un compte {store}' },
  knownText: {
    en: 'Somebody asked for a code to register with this address, which has an account already. Sign in, or ask for a new password.\n',
    fr: 'Quelqu’un a demandé un code pour s’inscrire avec cette adresse, qui a déjà un compte. Connectez-vous ou demandez un nouveau mot de passe.\n',
  },
  resetSubject: { en: 'Your code for a new password: {code}', fr: 'Votre code pour un nouveau mot de passe : {code}' },
  resetText: {
    en: 'Your code for a new password is {code}. It holds for ten minutes.\n\nIf you did not ask for it, your password stays as it is.\n',
    fr: 'Votre code pour un nouveau mot de passe est {code}. Il est valable dix minutes.\n\nSi vous ne l’avez pas demandé, votre mot de passe reste inchangé.\n',
  },
  smsText: { en: 'Your {store} code is {code}', fr: 'Votre code {store} est {code}' },
  knownSms: {
    en: 'You have a {store} account already: please sign in',
    fr: 'Vous avez déjà un compte {store} : connectez-vous',
  },
});
