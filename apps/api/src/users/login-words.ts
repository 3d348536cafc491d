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
  emailSubject: { en: 'Your code for this email address: {code}', fr: 'Votre code pour cette adresse e-mail : {code}' },
  emailText: {
    en: 'To sign in to {store} with this address from now on, type the code {code}. It is valid for ten minutes.\n\nIf you did not ask for it, you can ignore this email.\n',
    fr: 'Pour vous connecter désormais à {store} avec cette adresse, saisissez le code {code}. Il est valable dix minutes.\n\nSi vous ne l’avez pas demandé, ignorez ce message.\n',
  },
  emailKnownText: {
    en: 'Someone wanted to use this address for another account, but it already has one. Nothing was changed.\n',
    fr: 'Quelqu’un a voulu utiliser cette adresse pour un autre compte, mais elle en a déjà un. Rien n’a été modifié.\n',
  },
  emailTaken: {
    en: 'This email address already has an account',
    fr: 'Cette adresse e-mail a déjà un compte',
  },
  emailSame: { en: 'This is already your email address', fr: 'C’est déjà votre adresse e-mail' },
  passwordMissing: { en: 'Please enter your password', fr: 'Veuillez saisir votre mot de passe' },
  passwordWrong: { en: 'This is not your password', fr: 'Ce n’est pas votre mot de passe' },
  emailChangedSubject: {
    en: 'The email address of your {store} account has changed',
    fr: 'L’adresse e-mail de votre compte {store} a changé',
  },
  emailChangedText: {
    en: 'You now sign in to your account with another email address, and every device was signed out. This address gets no more messages about it.\n\nIf you did not change it, please write to us at once.\n',
    fr: 'Vous vous connectez désormais à votre compte avec une autre adresse e-mail, et tous les appareils ont été déconnectés. Cette adresse ne reçoit plus de messages à son sujet.\n\nSi vous ne l’avez pas changée, écrivez-nous sans attendre.\n',
  },
  smsText: { en: 'Your {store} code is {code}', fr: 'Votre code {store} est {code}' },
  phoneName: { en: 'Shopper {digits}', fr: 'Client {digits}' },
  knownSms: {
    en: 'You already have a {store} account: please sign in',
    fr: 'Vous avez déjà un compte {store} : connectez-vous',
  },
});
