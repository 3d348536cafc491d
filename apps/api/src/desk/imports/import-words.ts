import { createWords } from '../../words';

/** What is wrong with a file of products, or with a line of it. */
export const importWords = createWords({
  'file.quotes': {
    en: 'A quotation mark in line {line} is not closed, so the rest of the file cannot be read',
    fr: 'Un guillemet de la ligne {line} n’est pas fermé : la suite du fichier est illisible',
  },
  'file.columns': {
    en: 'The first line must name the columns, “product” and “variant” among them. Save the file as CSV UTF-8.',
    fr: 'La première ligne doit nommer les colonnes, dont « product » et « variant ». Enregistrez le fichier en CSV UTF-8.',
  },
  'file.otherColumns': {
    en: 'One column must hold the product, and no two columns the same',
    fr: 'Une colonne doit contenir le produit, et deux colonnes ne peuvent pas contenir la même chose',
  },
  'file.tooMany': {
    en: 'There are too many lines: split the file before line {line}',
    fr: 'Il y a trop de lignes : coupez le fichier avant la ligne {line}',
  },
  'file.empty': { en: 'There is no line below the first', fr: 'Il n’y a aucune ligne sous la première' },
  'file.encoding': {
    en: 'Line {line} has letters that cannot be read. Save the file as CSV UTF-8.',
    fr: 'La ligne {line} contient des lettres illisibles. Enregistrez le fichier en CSV UTF-8.',
  },
  'file.cell': { en: 'Line {line} is too long', fr: 'La ligne {line} est trop longue' },
  exportTooMany: {
    en: 'There are more than {most} variants: search for some of them first',
    fr: 'Il y a plus de {most} variantes : filtrez d’abord la liste',
  },
  cellCount: {
    en: 'The line has not as many cells as the first line has columns',
    fr: 'La ligne n’a pas autant de cellules que la première a de colonnes',
  },
  productUnknown: {
    en: 'There is no product with this key. A new one has an address such as oak-tray here.',
    fr: 'Aucun produit n’a cette clé. Un nouveau produit porte ici une adresse comme plateau-chene.',
  },
  variantUnknown: { en: 'The product has no such variant', fr: 'Le produit n’a pas cette variante' },
  twice: { en: 'The variant stands in line {line} already', fr: 'La variante figure déjà à la ligne {line}' },
  empty: { en: 'This must not be empty', fr: 'Cette cellule ne peut pas être vide' },
  tooLong: { en: 'This is too long', fr: 'C’est trop long' },
  badAmount: { en: 'Enter an amount like 12.50', fr: 'Saisissez un montant comme 12,50' },
  badCount: { en: 'Enter a whole number from 0', fr: 'Saisissez un nombre entier à partir de 0' },
  badFlag: { en: 'Enter yes or no', fr: 'Saisissez oui ou non' },
  merchantUnknown: { en: 'There is no seller with this address', fr: 'Aucun vendeur n’a cette adresse' },
  fixed: {
    en: 'This stays as it was when the product was made',
    fr: 'Cette valeur reste celle de la création du produit',
  },
  neededForNew: { en: 'A new product needs this', fr: 'Un nouveau produit en a besoin' },
  addressTaken: { en: 'Another product has this address', fr: 'Un autre produit a cette adresse' },
  newOnSale: {
    en: 'A new product goes on sale on its own page, once it has a picture',
    fr: 'Un nouveau produit est mis en vente sur sa page, dès qu’il a une image',
  },
  optionsMismatch: {
    en: 'variant, variant_fr, options_en and options_fr hold one part for each choice, two choices at most, parted by a comma',
    fr: 'variant, variant_fr, options_en et options_fr contiennent une valeur par choix, deux choix au plus, séparées par une virgule',
  },
  tooManyValues: { en: 'A choice has at most 20 values', fr: 'Un choix a 20 valeurs au plus' },
  twoTranslations: {
    en: 'Line {line} says the same value another way in French',
    fr: 'La ligne {line} traduit autrement la même valeur',
  },
  categoryUnknown: { en: 'There is no such category', fr: 'Cette catégorie n’existe pas' },
  differs: {
    en: 'Line {line} of the same product says something else',
    fr: 'La ligne {line} du même produit dit autre chose',
  },
  otherLine: {
    en: 'Line {line} of the same product is wrong, so the product is left out',
    fr: 'La ligne {line} du même produit est erronée : le produit est laissé de côté',
  },
  comparedNotHigher: {
    en: 'The older price must be above the price',
    fr: 'L’ancien prix doit être supérieur au prix',
  },
  comparedAndDiscount: {
    en: 'The product has a discount: it cannot have an older price too',
    fr: 'Le produit a une remise : il ne peut pas avoir aussi un ancien prix',
  },
});
