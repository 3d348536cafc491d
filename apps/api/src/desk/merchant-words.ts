import { createWords } from '../words';

/** What is said about whether a merchant sells: in refusals, and in mails to its owners. */
export const merchantWords = createWords({
  moved: {
    en: 'Somebody has changed the state of this merchant in the meantime',
    fr: 'L’état de ce marchand a été modifié entre-temps',
  },
  incomplete: {
    en: 'The shop profile is not complete yet: fill in what is missing, then open the shop',
    fr: 'Le profil de la boutique n’est pas complet : ajoutez ce qui manque, puis ouvrez la boutique',
  },
  closed: { en: 'This merchant is closed for good', fr: 'Ce marchand est fermé définitivement' },
  openOrders: {
    en: '{orders} orders are not finished yet: a merchant is closed once none is',
    fr: '{orders} commandes ne sont pas terminées : un marchand n’est fermé que lorsqu’il n’en reste aucune',
  },
  owedToThem: {
    en: '{amount} is still owed to this merchant: pay it out first',
    fr: '{amount} restent dus à ce marchand : versez-les d’abord',
  },
  unpaidStatement: {
    en: 'A statement of this merchant waits to be paid out: note that it was paid first',
    fr: 'Un relevé de ce marchand attend d’être versé : notez d’abord son versement',
  },
  owedByThem: {
    en: 'This merchant still owes {amount}: suspend it instead',
    fr: 'Ce marchand doit encore {amount} : suspendez-le plutôt',
  },
  hasOwner: {
    en: 'This merchant has an owner, who invites everybody else',
    fr: 'Ce marchand a une personne propriétaire, qui invite les autres',
  },
  suspendSubject: { en: '{merchant} is suspended', fr: '{merchant} est suspendu' },
  suspendText: {
    en: 'Nothing of {merchant} can be bought at {store} until this is settled. The reason: {reason}',
    fr: 'Chez {merchant}, rien ne peut être acheté sur {store} tant que ce point n’est pas réglé. Le motif : {reason}',
  },
  suspendNext: {
    en: 'Orders that were made go on: send them, and decide on refunds, as before. Answer this email if you have a question.',
    fr: 'Les commandes déjà passées suivent leur cours : expédiez-les et traitez les remboursements comme avant. Pour toute question, répondez à cet e-mail.',
  },
  liftSubject: { en: '{merchant} sells again', fr: '{merchant} vend de nouveau' },
  liftText: {
    en: 'The suspension of {merchant} at {store} has ended: your products can be bought again.',
    fr: 'La suspension est levée pour {merchant} sur {store} : vos produits sont de nouveau en vente.',
  },
  closeSubject: { en: '{merchant} is closed', fr: '{merchant} est fermé' },
  closeText: {
    en: '{merchant} is closed at {store} for good, and its products have left the shop. The reason: {reason}',
    fr: '{merchant} est fermé définitivement sur {store}, et ses produits ont quitté la boutique. Le motif : {reason}',
  },
  closeNext: {
    en: 'You can still sign in to read your orders and statements.',
    fr: 'Vous pouvez toujours vous connecter pour consulter vos commandes et vos relevés.',
  },
  button: { en: 'Open your desk', fr: 'Ouvrir votre espace' },
});
