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
    en: 'Your verification code is {code}. It is valid for ten minutes.',
    fr: 'Votre code de vérification est {code}. Il est valable dix minutes.',
  },
  open: {
    en: 'One of your applications is already under review',
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
  gotSubject: { en: 'We have received your application', fr: 'Nous avons reçu votre candidature' },
  gotText: {
    en: 'Thank you, {name}. We will look at it within 15 working days, by {date}.',
    fr: 'Merci, {name}. Nous l’examinerons sous 15 jours ouvrés, avant le {date}.',
  },
  yesSubject: { en: 'Welcome to {store}', fr: 'Bienvenue sur {store}' },
  yesText: {
    en: 'Your application for {name} at {store} is approved.',
    fr: 'Votre demande pour {name} sur {store} est acceptée.',
  },
  yesNext: {
    en: 'Sign in with {email} and open your desk: complete your shop profile there, then open your shop.',
    fr: 'Connectez-vous avec {email} et ouvrez votre espace vendeur : complétez-y le profil de votre boutique, puis ouvrez-la.',
  },
  yesOpen: { en: 'Open your desk', fr: 'Ouvrir l’espace vendeur' },
  decided: { en: 'This application has been decided already', fr: 'Cette candidature a déjà été traitée' },
  documentDecided: {
    en: 'Somebody else has decided about this document meanwhile',
    fr: 'Une autre personne a entre-temps statué sur ce document',
  },
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
    en: 'We cannot accept {name} yet. This is why:',
    fr: 'Nous ne pouvons pas encore accueillir {name}. Voici pourquoi :',
  },
  noDocuments: { en: 'Documents to send anew', fr: 'Justificatifs à renvoyer' },
  noDocument: { en: 'Picture {number}: {reason}', fr: 'Photo {number} : {reason}' },
  noNext: {
    en: 'You can correct your application and send it again: sign in with {email}. Without an account, create one with this address.',
    fr: 'Vous pouvez corriger votre candidature et la renvoyer : connectez-vous avec {email}. Sans compte, créez-en un avec cette adresse.',
  },
  noOpen: { en: 'Correct your application', fr: 'Corriger votre candidature' },
});
