import { createWords } from '../words';

/** What support says of itself. */
export const ticketWords = createWords({
  you: { en: 'You', fr: 'Vous' },
  support: { en: '{store} support', fr: 'Assistance {store}' },
  order: { en: 'Order {no} from {name}', fr: 'Commande {no} chez {name}' },
  refund: { en: 'Refund {no} from {name}', fr: 'Remboursement {no} chez {name}' },
  application: { en: 'Application of {name}', fr: 'Candidature : {name}' },
  category: { en: 'Please choose what it is about', fr: 'Veuillez choisir un sujet' },
  message: { en: 'Please write a message', fr: 'Veuillez écrire un message' },
  closed: {
    en: 'This ticket can no longer be reopened, please open a new one',
    fr: 'Cette demande est close, veuillez en ouvrir une nouvelle',
  },
  status: {
    en: 'This is not possible for this ticket at the moment',
    fr: 'Cette action n’est pas possible pour le moment',
  },
  answered: {
    en: 'Somebody has written in the meantime: read it first',
    fr: 'Un message est arrivé entre-temps : lisez-le d’abord',
  },
  mailSubject: { en: 'We answered your ticket {no}', fr: 'Nous avons répondu à votre demande {no}' },
  openedSubject: { en: 'About your order {order}', fr: 'À propos de votre commande {order}' },
  mailOpen: { en: 'Open the ticket', fr: 'Ouvrir la demande' },
  mailText: { en: '{subject}\n\n{message}', fr: '{subject}\n\n{message}' },
});
