import type { ProductDetail } from '@souk/contract';

/** All pictures of a product, each once: its own, then those of its variants. */
export const picturesOf = ({ productInfo, productValue }: ProductDetail): string[] => [
  ...new Set([...slidesOf(productInfo.sliderImage), ...variantPictures({ productValue }), productInfo.image]),
];

/** The pictures that stand for a variant's colour. */
export const variantPictures = ({ productValue }: Pick<ProductDetail, 'productValue'>): string[] =>
  Object.values(productValue).flatMap(({ image }) => (image ? [image] : []));

/** `sliderImage` is a JSON list as text; what is not one counts as no pictures. Source: spec 3, Product detail. */
const slidesOf = (text: string): string[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
  } catch {
    return [];
  }
};
