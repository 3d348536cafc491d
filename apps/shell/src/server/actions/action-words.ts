import { toLocale, type Locale } from '@souk/i18n';
import type { IncomingMessage } from 'node:http';
import { cookiesOf } from '../cookies';

type Words = { added: (name: string | null) => string; back: string; sorry: string; select: string };

/** What the forms say that work without scripts; the page's own words are compiled for the browser. */
const words: Readonly<Record<Locale, Words>> = {
  en: {
    added: (name) => `${name || 'Item'} added to cart`,
    back: 'Back to the page',
    sorry: 'Something went wrong with the platform',
    select: 'Please select product',
  },
  fr: {
    added: (name) => `${name || 'Article'} ajouté au panier`,
    back: 'Retour à la page',
    sorry: 'Un problème est survenu sur la plateforme',
    select: 'Veuillez sélectionner un produit',
  },
};

/** In the visitor's language, from their cookie. */
export const actionWords = (req: IncomingMessage): Words => words[toLocale(cookiesOf(req)['locale'])];
