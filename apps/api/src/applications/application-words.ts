import { createWords } from '../words';

/** What is said to applicants. */
export const applicationWords = createWords({
  codeSent: {
    en: 'Please check your mailbox for the verification code',
    fr: 'Veuillez consulter votre messagerie pour obtenir le code de vérification',
  },
  codeWait: {
    en: 'Please wait before asking for another code',
    fr: 'Veuillez patienter avant de demander un autre code',
  },
  codeSubject: { en: 'Your code for selling on {store}', fr: 'Votre code pour vendre sur {store}' },
  codeText: {
    en: 'Your verification code is {code}. It holds for ten minutes.',
    fr: 'Votre code de vérification est {code}. Il est valable dix minutes.',
  },
  open: {
    en: 'An application of yours is being looked at already',
    fr: 'Une de vos candidatures est déjà en cours d’examen',
  },
  unknownChoice: { en: 'Please choose from the list', fr: 'Veuillez choisir dans la liste' },
  agreement: {
    en: 'The agreement has changed, please read it again',
    fr: 'L’accord a changé, veuillez le relire',
  },
  notDeclined: {
    en: 'Only a declined application can be sent again',
    fr: 'Seule une candidature refusée peut être renvoyée',
  },
  gotSubject: { en: 'We have your application', fr: 'Nous avons reçu votre candidature' },
  gotText: {
    en: 'Thank you, {name}. We will look at it within 15 working days, by {date}.',
    fr: 'Merci, {name}. Nous l’examinerons sous 15 jours ouvrés, avant le {date}.',
  },
  yesSubject: { en: 'Welcome to {store}', fr: 'Bienvenue sur {store}' },
  yesText: { en: '{name} can now sell on {store}.', fr: '{name} peut désormais vendre sur {store}.' },
  yesNext: {
    en: 'Sign in with {email} and open your desk: your orders, products and prices are there.',
    fr: 'Connectez-vous avec {email} et ouvrez votre espace vendeur : vous y trouverez vos commandes, vos produits et vos prix.',
  },
  yesOpen: { en: 'Open your desk', fr: 'Ouvrir l’espace vendeur' },
  decided: { en: 'This application has been decided already', fr: 'Cette candidature a déjà été traitée' },
  documents: { en: 'Look at every document first', fr: 'Examinez d’abord chaque document' },
  refused: {
    en: 'A document is refused: decline the application, or accept the document',
    fr: 'Un document est refusé : refusez la candidature ou acceptez le document',
  },
  documentReason: {
    en: 'Say what is wrong with the document',
    fr: 'Indiquez ce qui ne convient pas dans ce document',
  },
  noSubject: { en: 'Your application to sell on {store}', fr: 'Votre candidature pour vendre sur {store}' },
  noText: {
    en: 'We can not take {name} in yet: {reason} You may send it again.',
    fr: 'Nous ne pouvons pas encore accueillir {name} : {reason} Vous pouvez la renvoyer.',
  },
});
