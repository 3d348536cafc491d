import { createWords } from '../words';

/** What the owner's calls answer. */
export const ownerWords = createWords({
  notOwner: {
    en: 'This needs the store owner’s token',
    fr: 'Ceci demande le jeton du propriétaire de la boutique',
  },
  fixedPage: {
    en: 'This page belongs to the store: change it, but it cannot be taken away',
    fr: 'Cette page appartient à la boutique : modifiez-la, mais elle ne peut pas être retirée',
  },
  takenPath: {
    en: 'This address belongs to a page of the store itself',
    fr: 'Cette adresse appartient à une page de la boutique elle-même',
  },
  remotePath: {
    en: 'A page that was released for the store is shown at this address: nobody would see yours',
    fr: 'Une page publiée pour la boutique s’affiche à cette adresse : personne ne verrait la vôtre',
  },
});
