import { createWords } from '../words';

/** What calls about orders say. */
export const orderWords = createWords({
  notCancellable: { en: 'This order can no longer be cancelled', fr: 'Cette commande ne peut plus être annulée' },
  wholePurchase: {
    en: 'This order is not paid yet: cancel the whole purchase',
    fr: 'Cette commande n’est pas encore payée : annulez tout l’achat',
  },
  notTakeable: { en: 'This order is not on its way', fr: 'Cette commande n’est pas en cours de livraison' },
  notDeletable: { en: 'This order is not finished yet', fr: 'Cette commande n’est pas terminée' },
  linkSent: {
    en: 'If it matches an order, we have sent the link to this address',
    fr: 'Si une commande correspond, nous avons envoyé le lien à cette adresse',
  },
  tooMany: { en: 'Too many requests, please try again later', fr: 'Trop de demandes, veuillez réessayer plus tard' },
  claimed: { en: 'This order already belongs to an account', fr: 'Cette commande appartient déjà à un compte' },
  OUT_OF_STOCK: { en: 'Sold out', fr: 'Épuisé' },
  OFF_SHELF: { en: 'No longer sold', fr: 'N’est plus vendu' },
  MERCHANT_CLOSED: { en: 'The merchant is closed', fr: 'Le marchand est fermé' },
  inTransit: { en: 'In transit', fr: 'En cours de livraison' },
  delivered: { en: 'Delivered', fr: 'Livrée' },
  handedOver: { en: 'Handed over to the carrier', fr: 'Remis au transporteur' },
});
