import { createWords } from '../../words';

/** The words of the sign-in pages. */
export const pageWords = createWords({
  title: { en: 'Sign in', fr: 'Connexion' },
  lead: { en: 'to continue to {store}', fr: 'pour continuer sur {store}' },
  confirmTitle: { en: 'Confirm that it is you', fr: 'Confirmez votre identité' },
  confirmLead: {
    en: 'Sign in again to go on where you stopped.',
    fr: 'Connectez-vous à nouveau pour reprendre là où vous en étiez.',
  },
  signedInAs: { en: 'Your account:', fr: 'Votre compte :' },
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
  wrong: { en: 'Wrong email or password', fr: 'E-mail ou mot de passe incorrect' },
  tooMany: {
    en: 'Too many attempts. Please try again in {minutes} min.',
    fr: 'Trop de tentatives. Veuillez réessayer dans {minutes} min.',
  },
  emailMissing: { en: 'Please enter your email address', fr: 'Veuillez saisir votre adresse e-mail' },
  passwordMissing: { en: 'Please enter your password', fr: 'Veuillez saisir votre mot de passe' },
  loginInvalid: {
    en: 'Please enter a valid email address or a phone number with its country code',
    fr: 'Veuillez saisir une adresse e-mail valide ou un numéro de téléphone avec l’indicatif',
  },
  useCode: { en: 'Use a one-time code', fr: 'Utiliser un code unique' },
  usePassword: { en: 'Use my password', fr: 'Utiliser mon mot de passe' },
  otherLogin: { en: 'Use another address or number', fr: 'Utiliser une autre adresse ou un autre numéro' },
  codeLead: {
    en: 'No password needed: we send you a one-time code.',
    fr: 'Sans mot de passe : nous vous envoyons un code unique.',
  },
  codeSend: { en: 'Send me a code', fr: 'Envoyez-moi un code' },
  codeSent: {
    en: 'If there is an account, a code is on its way to',
    fr: 'Si un compte existe, un code est en route vers',
  },
  code: { en: 'Verification code', fr: 'Code de vérification' },
  codeAgain: { en: 'Get a new code', fr: 'Obtenir un nouveau code' },
  codeMissing: { en: 'Please enter the verification code', fr: 'Veuillez saisir le code de vérification' },
  codeWrong: { en: 'Verification code is wrong', fr: 'Le code de vérification est incorrect' },
  forgot: { en: 'Forgot your password?', fr: 'Mot de passe oublié ?' },
  resetTitle: { en: 'Choose a new password', fr: 'Choisissez un nouveau mot de passe' },
  resetLead: {
    en: 'We send you a code. With it you choose a new password and are signed in.',
    fr: 'Nous vous envoyons un code. Il vous permet de choisir un nouveau mot de passe et vous connecte.',
  },
  newPassword: { en: 'New password', fr: 'Nouveau mot de passe' },
  newPasswordHelp: {
    en: '6 or more characters; longer is safer.',
    fr: '6 caractères ou plus ; plus long, c’est plus sûr.',
  },
  resetSubmit: { en: 'Save and sign in', fr: 'Enregistrer et se connecter' },
  resetSubject: { en: 'Your code for a new password: {code}', fr: 'Votre code pour un nouveau mot de passe : {code}' },
  resetMail: {
    en: 'Your code for a new password is {code}. It is valid for ten minutes and works once.\n\nIf you did not ask for it, ignore this email: your password stays as it is.\n',
    fr: 'Votre code pour un nouveau mot de passe est {code}. Il est valable dix minutes et ne sert qu’une fois.\n\nSi vous ne l’avez pas demandé, ignorez ce message : votre mot de passe ne change pas.\n',
  },
  resetSms: {
    en: 'Your {store} code for a new password is {code}',
    fr: 'Votre code {store} pour un nouveau mot de passe est {code}',
  },
  wait: {
    en: 'Please wait {seconds} s before the next code',
    fr: 'Veuillez attendre {seconds} s avant le prochain code',
  },
  codeSubject: { en: 'Your sign-in code: {code}', fr: 'Votre code de connexion : {code}' },
  codeMail: {
    en: 'Your code to sign in is {code}. It is valid for ten minutes and works once.\n\nIf you did not ask for it, ignore this email: nobody can sign in without it.\n',
    fr: 'Votre code de connexion est {code}. Il est valable dix minutes et ne sert qu’une fois.\n\nSi vous ne l’avez pas demandé, ignorez ce message : personne ne peut se connecter sans lui.\n',
  },
  codeSms: { en: 'Your {store} sign-in code is {code}', fr: 'Votre code de connexion {store} est {code}' },
  expiredTitle: { en: 'This sign-in has expired', fr: 'Cette connexion a expiré' },
  expired: {
    en: 'Nothing is lost: go back to the shop and sign in again.',
    fr: 'Rien n’est perdu : retournez à la boutique et reconnectez-vous.',
  },
  inviteTitle: { en: 'Work at {store}', fr: 'Rejoindre l’équipe de {store}' },
  inviteLead: { en: 'You are invited with the role: {roles}.', fr: 'Vous êtes invité avec le rôle : {roles}.' },
  inviteName: { en: 'What your colleagues call you', fr: 'Votre nom pour vos collègues' },
  inviteNameMissing: { en: 'Please enter your name', fr: 'Veuillez saisir votre nom' },
  invitePasswordHelp: { en: '{min} or more characters.', fr: '{min} caractères ou plus.' },
  invitePasswordShort: {
    en: 'Please choose a password of {min} or more characters',
    fr: 'Veuillez choisir un mot de passe de {min} caractères ou plus',
  },
  inviteKnown: {
    en: 'You have an account already: its password stays as it is.',
    fr: 'Vous avez déjà un compte : son mot de passe ne change pas.',
  },
  inviteSubmit: { en: 'Accept and go to the desk', fr: 'Accepter et ouvrir l’espace' },
  inviteGoneTitle: { en: 'This invitation no longer works', fr: 'Cette invitation n’est plus valable' },
  inviteGone: {
    en: 'It was used, taken back, or is older than seven days. Ask for a new one.',
    fr: 'Elle a déjà servi, a été retirée ou date de plus de sept jours. Demandez-en une nouvelle.',
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
