import type { ProductWords } from '@souk/contract/desk';
import { textList } from '../../products/picture-texts';
import type { ListedProduct } from './desk-products.repository';
import { picturesOf } from './publish-product';

/** Words with nothing left out: a field that is new in the contract and is not given is an error of types. */
export type WholeWords = { [Field in keyof ProductWords]-?: Exclude<ProductWords[Field], undefined> };

/**
 * A stored product as a save takes it. Whoever changes some of it saves these words with the change, so that all else stays. A field
 * that is new in the contract is given here.
 */
export const wordsOf = (product: ListedProduct): WholeWords => {
  const images = picturesOf(product);
  return {
    nameEn: product.name_en,
    nameFr: product.name_fr,
    descriptionEn: product.description_en,
    descriptionFr: product.description_fr,
    categoryId: product.category_id,
    images,
    pictureTexts: textList(images, product.picture_texts),
    taxCategory: product.tax_category,
  };
};
