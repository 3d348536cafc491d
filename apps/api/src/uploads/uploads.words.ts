import { createWords } from '../words';

/** What is said of a picture that is refused. Source: spec 5 "At most 5 pictures, JPG or PNG". */
export const uploadWords = createWords({
  missing: { en: 'Please choose a picture', fr: 'Veuillez choisir une photo' },
  tooLarge: { en: 'The picture is larger than {n} MB', fr: 'La photo dépasse {n} Mo' },
  tooManyPixels: {
    en: 'The picture has too many pixels, please choose a smaller one',
    fr: 'La photo contient trop de pixels, veuillez en choisir une plus petite',
  },
  kind: { en: 'Only JPG or PNG pictures', fr: 'Uniquement des photos JPG ou PNG' },
  deskKind: { en: 'Only JPG, PNG or WebP pictures', fr: 'Uniquement des images JPG, PNG ou WebP' },
  broken: { en: 'This picture cannot be opened', fr: 'Cette photo est illisible' },
  tooMany: { en: 'At most {n} pictures', fr: '{n} photos au maximum' },
  often: { en: 'Too many pictures, please wait a moment', fr: 'Trop de photos, veuillez patienter un instant' },
  unknown: {
    en: 'One of the pictures could not be found, please add it again',
    fr: 'Une des photos est introuvable, veuillez l’ajouter à nouveau',
  },
  signIn: { en: 'Please sign in', fr: 'Veuillez vous connecter' },
});
