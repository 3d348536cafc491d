import { createWords } from '../words';

/** What is said where an account is not deleted: to its shopper, and to the platform's people who were asked to. */
export const accountDeletionMessages = createWords({
  confirm: {
    en: 'Type your own e-mail address to delete your account',
    fr: 'Saisissez votre propre adresse e-mail pour supprimer votre compte',
  },
  openOrders: {
    en: 'You have orders that are not finished yet',
    fr: 'Vous avez des commandes qui ne sont pas encore terminées',
  },
  lastOwner: {
    en: 'You are the last owner of {name}: make somebody else an owner first',
    fr: 'Vous êtes la dernière personne propriétaire chez {name} : donnez d’abord ce rôle à quelqu’un d’autre',
  },
  lastAdmin: {
    en: 'You are the last administrator: give the role to somebody else first',
    fr: 'Vous êtes la dernière personne administratrice : donnez d’abord ce rôle à quelqu’un d’autre',
  },
  confirmByStaff: {
    en: 'This is not the customer’s e-mail address',
    fr: 'Ce n’est pas l’adresse e-mail de ce client',
  },
  openOrdersByStaff: {
    en: 'These orders are not finished yet: {orders}',
    fr: 'Ces commandes ne sont pas encore terminées : {orders}',
  },
  lastOwnerByStaff: {
    en: 'This is the last owner of {name}: somebody else must own it first',
    fr: 'C’est la dernière personne propriétaire chez {name} : quelqu’un d’autre doit d’abord l’être',
  },
  lastAdminByStaff: {
    en: 'This is the last administrator',
    fr: 'C’est la dernière personne administratrice',
  },
  hasRole: {
    en: 'This account works for the platform: its roles are taken away first',
    fr: 'Ce compte travaille pour la plateforme : retirez d’abord ses rôles',
  },
});
