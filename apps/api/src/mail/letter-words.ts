import { createWords } from '../words';

/** What stands in every letter. */
export const letterWords = createWords({
  contact: { en: 'Questions? Write to {email}.', fr: 'Une question ? Écrivez à {email}.' },
  visit: { en: 'Open {store}', fr: 'Ouvrir {store}' },
});
