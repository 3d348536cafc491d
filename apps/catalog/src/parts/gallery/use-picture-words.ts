import { useT } from '@souk/i18n';

type Pictures = {
  /** The product's. */
  name: string;
  images: readonly string[];
  /** What pictures show, by their addresses, where the merchant said it. */
  texts?: Readonly<Record<string, string>> | undefined;
};

/**
 * What pictures are called for whoever does not see them: what they show where the merchant said it, else the product's name and
 * their place. `behind` puts what a picture shows behind a button's words.
 */
export const usePictureWords = ({ name, images, texts }: Pictures) => {
  const t = useT();
  const textOf = (index: number) => texts?.[images[index] ?? ''];
  return {
    alt: (index: number) => textOf(index) ?? t('gallery.picture', { name, number: index + 1, count: images.length }),
    behind: (words: string, index: number) => [words, textOf(index) ?? []].flat().join(', '),
  };
};
