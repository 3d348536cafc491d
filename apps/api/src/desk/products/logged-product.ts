import type { AuditField, ProductWords } from '@souk/contract/desk';
import type { ListedProduct } from './desk-products.repository';
import { wordsOf } from './stored-words';

/**
 * What each word of a product is called in its log, and has been since it was first noted: `descriptionEn` there is the text for search
 * engines. A field that is new in the contract is named here, by the contract's own name unless that is taken.
 */
export const loggedAs = {
  nameEn: 'nameEn',
  nameFr: 'nameFr',
  descriptionEn: 'textEn',
  descriptionFr: 'textFr',
  categoryId: 'category',
  images: 'images',
  pictureTexts: 'pictureTexts',
  taxCategory: 'tax',
} as const satisfies Record<keyof ProductWords, AuditField<'product'>>;

type Logged = Record<(typeof loggedAs)[keyof ProductWords], unknown>;

/** What two entries of a product's log compare: all that is saved of it except prices. A picture stands there by the name of its file, the category by its name in both languages. */
export const loggedProduct = (product: ListedProduct): Logged => {
  const { images, pictureTexts: shown, categoryId: _id, ...words } = wordsOf(product);
  const plain = Object.entries(words).map(([field, value]) => [loggedAs[field as keyof typeof words], value]);
  return {
    ...(Object.fromEntries(plain) as Record<(typeof loggedAs)[keyof typeof words], unknown>),
    category: { en: product.category_en, fr: product.category_fr },
    images: images.map((url) => url.split('/').at(-1)),
    pictureTexts: { en: shown.map(({ en }) => en).filter(Boolean), fr: shown.map(({ fr }) => fr).filter(Boolean) },
  };
};
