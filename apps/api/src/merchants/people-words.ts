import { createWords } from '../words';

/** What is said about a merchant's people: in refusals, mails and on the page that an invitation leads to. */
export const peopleWords = createWords({
  lastOwner: {
    en: 'This is the last owner: make somebody else an owner first',
    fr: 'C’est la dernière personne propriétaire : donnez d’abord ce rôle à quelqu’un d’autre',
  },
  beyondYours: {
    en: 'You cannot give or take away more than you may do yourself',
    fr: 'Vous ne pouvez ni accorder ni retirer plus de droits que vous n’en avez',
  },
  worksHere: {
    en: 'This person works here already: change their role instead',
    fr: 'Cette personne fait déjà partie de l’équipe : modifiez plutôt son rôle',
  },
  full: {
    en: 'There are {most} people and invitations: remove somebody or take an invitation back first',
    fr: 'L’équipe compte déjà {most} personnes et invitations : retirez d’abord quelqu’un ou une invitation',
  },
  tooMany: {
    en: '{most} invitations were sent within an hour: try again later',
    fr: '{most} invitations ont été envoyées en une heure : réessayez plus tard',
  },
  moved: {
    en: 'Somebody has changed this role in the meantime',
    fr: 'Ce rôle a été modifié entre-temps',
  },
  owner: { en: 'Owner', fr: 'Propriétaire' },
  manager: { en: 'Manager', fr: 'Responsable' },
  packer: { en: 'Packer', fr: 'Préparation' },
  subject: { en: 'You are invited to work for {merchant}', fr: 'Invitation à travailler pour {merchant}' },
  text: {
    en: '{by} invites you to work for {merchant} at {store}. Your role: {role}.',
    fr: '{by} vous invite à travailler pour {merchant} sur {store}. Votre rôle : {role}.',
  },
  textLink: {
    en: 'The link below works once, within seven days. If you do not know what this is about, ignore this email.',
    fr: 'Le lien ci-dessous sert une seule fois, dans les sept jours. Si cette invitation ne vous dit rien, ignorez cet e-mail.',
  },
  textSignIn: {
    en: 'Sign in within seven days with this email address, {email}; if it has no account yet, register with it. If you do not know what this is about, ignore this email.',
    fr: 'Connectez-vous dans les sept jours avec cette adresse e-mail, {email} ; si elle n’a pas encore de compte, créez-en un avec elle. Si cette invitation ne vous dit rien, ignorez cet e-mail.',
  },
  button: { en: 'Accept the invitation', fr: 'Accepter l’invitation' },
});
