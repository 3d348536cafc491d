import { createWords } from '../words';

/** Sentences that any call may answer with. Source: spec 8 "Response handling". */
export const genericMessage = createWords({
  signIn: { en: 'Please sign in', fr: 'Veuillez vous connecter' },
  signedOut: {
    en: 'Your session has ended, please sign in again',
    fr: 'Votre session a expiré, veuillez vous reconnecter',
  },
  400: { en: 'Bad parameter', fr: 'Paramètre incorrect' },
  403: { en: 'No access', fr: 'Accès refusé' },
  404: { en: 'No data found', fr: 'Aucune donnée trouvée' },
  413: { en: 'That is too large to send', fr: 'L’envoi est trop volumineux' },
  415: { en: 'This kind of content is not accepted', fr: 'Ce type de contenu n’est pas accepté' },
  429: { en: 'Too many requests, please wait a moment', fr: 'Trop de demandes, veuillez patienter un instant' },
  500: {
    en: 'Something went wrong on the server side, please try again later',
    fr: 'Un problème est survenu sur le serveur, veuillez réessayer plus tard',
  },
  501: { en: 'This call is not served yet', fr: 'Cet appel n’est pas encore disponible' },
});

const known = ['400', '403', '404', '413', '415', '429', '500', '501'] as const;

/** The key of a code's generic sentence: its own, that of signing in, or that of its hundred. */
export const genericKey = (code: number): (typeof known)[number] | 'signIn' => {
  if (code >= 410_000) return 'signIn';
  return known.find((one) => one === String(code)) ?? (code >= 500 ? '500' : '400');
};
