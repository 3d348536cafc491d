import { createWords } from '../words';

/** Why something cannot be done with an order, to people of the desks. */
export const obstacleWords = createWords({
  unpaid: { en: 'This order is not paid yet', fr: 'Cette commande n’est pas encore payée' },
  askedBack: {
    en: 'A refund of this order is open: decide the request, or wait until its money is back',
    fr: 'Un remboursement de cette commande est en cours : statuez sur la demande, ou attendez que l’argent soit rendu',
  },
  partlySent: {
    en: 'A part of this order has been sent already: refund the pieces that wait',
    fr: 'Une partie de cette commande a déjà été expédiée : remboursez les pièces en attente',
  },
  purchaseSent: {
    en: 'Something of this purchase has been sent already: its address stays',
    fr: 'Une partie de cet achat a déjà été expédiée : son adresse ne change plus',
  },
  tooManyPieces: {
    en: 'Not so many pieces wait to be sent',
    fr: 'Il n’y a pas autant de pièces à expédier',
  },
  noPieces: { en: 'Choose what is in the parcel', fr: 'Choisissez le contenu du colis' },
  sent: { en: 'This order has been sent already', fr: 'Cette commande a déjà été expédiée' },
  notSent: { en: 'This order has not been sent yet', fr: 'Cette commande n’a pas encore été expédiée' },
  delivered: { en: 'This parcel has been delivered already', fr: 'Ce colis a déjà été livré' },
  over: { en: 'This order is closed', fr: 'Cette commande est close' },
  nothingLeft: { en: 'No piece is left to refund', fr: 'Il n’y a plus de pièce à rembourser' },
  paid: { en: 'This order is paid already', fr: 'Cette commande est déjà payée' },
  sameAddress: { en: 'Its address was not changed', fr: 'Son adresse n’a pas été modifiée' },
  notCancelled: { en: 'The shop has not cancelled it', fr: 'La boutique ne l’a pas annulée' },
  noRefund: { en: 'No refund of it is decided', fr: 'Aucun remboursement n’a encore été décidé' },
  notAllowed: { en: 'Your role does not allow this', fr: 'Votre rôle ne le permet pas' },
});
