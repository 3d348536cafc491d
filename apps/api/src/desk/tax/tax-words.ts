import { createWords } from '../../words';

/** What is said of rates of tax that cannot be entered. */
export const taxWords = createWords({
  notLater: {
    en: 'Choose a day that is still to come: orders that were made keep their rate',
    fr: 'Choisissez un jour à venir : les commandes déjà passées gardent leur taux',
  },
  notOrdered: {
    en: 'No rate can be above the standard one, nor the lower above the reduced',
    fr: 'Aucun taux ne peut dépasser le taux normal, ni le plus bas dépasser le taux réduit',
  },
});
