import { textList } from '../../products/picture-texts';
import type { ListedProduct } from './desk-products.repository';
import { picturesOf } from './publish-product';

/** What two entries of a product's log compare: all that is saved of it except prices. A picture stands there by the name of its file, the category by its name in both languages. */
export const loggedProduct = (product: ListedProduct) => {
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
