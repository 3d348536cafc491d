import type { ProductSeo } from '@souk/contract/desk';
import type { Locale } from '../locale';

/** What search engines show of a product, where it is not its name and description. What is absent is empty. */
export type Seo = { [Part in 'title' | 'description']?: { [Language in Locale]?: string } };

const inBoth = (en: string, fr: string) => ({ ...(en && { en }), ...(fr && { fr }) });

/** As it is stored. */
export const seoFor = ({ titleEn, titleFr, descriptionEn, descriptionFr }: ProductSeo): Seo => ({
  title: inBoth(titleEn, titleFr),
  description: inBoth(descriptionEn, descriptionFr),
});

/** As desks read it. */
export const seoFields = ({ title = {}, description = {} }: Seo): ProductSeo => ({
  titleEn: title.en ?? '',
  titleFr: title.fr ?? '',
  descriptionEn: description.en ?? '',
  descriptionFr: description.fr ?? '',
});
