import { textList } from '../../products/picture-texts';
import type { ListedProduct } from './desk-products.repository';
import { picturesOf } from './publish-product';

/** What is saved of a product beside its prices, as the log has it: pictures by the names of their files, the category by its own. */
export const loggedWords = (product: ListedProduct) => {
  const images = picturesOf(product);
  const shown = textList(images, product.picture_texts);
  return {
    nameEn: product.name_en,
    nameFr: product.name_fr,
    textEn: product.description_en,
    textFr: product.description_fr,
    category: { en: product.category_en, fr: product.category_fr },
    images: images.map((url) => url.split('/').at(-1)),
    pictureTexts: { en: shown.map(({ en }) => en).filter(Boolean), fr: shown.map(({ fr }) => fr).filter(Boolean) },
    tax: product.tax_category,
  };
};
