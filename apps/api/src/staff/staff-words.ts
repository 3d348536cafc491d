import type { StaffRole } from '@souk/contract/desk';
import type { Locale } from '../locale';
import { createWords } from '../words';

/** What is said about the platform's people: in refusals, mails and on the page that an invitation leads to. */
export const staffWords = createWords({
  lastAdmin: {
    en: 'This is the last administrator: give the role to somebody else first',
    fr: 'C’est le dernier administrateur : confiez d’abord ce rôle à quelqu’un d’autre',
  },
  beyondYours: {
    en: 'You cannot give or take away more than you may do yourself',
    fr: 'Vous ne pouvez ni accorder ni retirer plus de droits que vous n’en avez',
  },
  worksHere: {
    en: 'This person works here already: change their roles instead',
    fr: 'Cette personne fait déjà partie de l’équipe : modifiez plutôt ses rôles',
  },
  moved: {
    en: 'Somebody has changed these roles in the meantime',
    fr: 'Ces rôles ont été modifiés entre-temps',
  },
  elsewhere: {
    en: 'Accounts are kept by the sign-in service: change them there',
    fr: 'Les comptes sont gérés par le service de connexion : modifiez-les là-bas',
  },
  admin: { en: 'Administrator', fr: 'Administration' },
  orders: { en: 'Orders', fr: 'Commandes' },
  catalogue: { en: 'Catalogue', fr: 'Catalogue' },
  support: { en: 'Support', fr: 'Assistance' },
  finance: { en: 'Finance', fr: 'Comptabilité' },
  content: { en: 'Content', fr: 'Contenu' },
  auditor: { en: 'Auditor', fr: 'Audit' },
  subject: { en: 'You are invited to work at {store}', fr: 'Invitation à travailler pour {store}' },
  text: {
    en: '{by} invites you to work at {store}: {roles}.',
    fr: '{by} vous invite à travailler pour {store} : {roles}.',
  },
  textLink: {
    en: 'The link below works once, within seven days. If you do not know what this is about, ignore this email.',
    fr: 'Le lien ci-dessous sert une seule fois, dans les sept jours. Si cette invitation ne vous dit rien, ignorez cet e-mail.',
  },
  button: { en: 'Accept the invitation', fr: 'Accepter l’invitation' },
});

/** Roles as a sentence lists them. */
export const roleNames = (roles: readonly StaffRole[], locale: Locale): string =>
  new Intl.ListFormat(locale).format(roles.map((role) => staffWords(locale, role)));
