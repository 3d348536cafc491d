import type { PageDraft } from '@souk/contract';
import type { DeskInput } from '@souk/contract/desk';
import { pageAddressTrouble } from '@souk/domain/desk';

/** What the form of a page holds, as it is typed. */
export type PageValues = {
  path: string;
  titleEn: string;
  titleFr: string;
  descriptionEn: string;
  descriptionFr: string;
  image: string;
  htmlEn: string;
  htmlFr: string;
  css: string;
};

export const noPage: PageValues = {
  path: '/',
  titleEn: '',
  titleFr: '',
  descriptionEn: '',
  descriptionFr: '',
  image: '',
  htmlEn: '',
  htmlFr: '',
  css: '',
};

export const valuesOf = ({ path, title, description, image, html, css }: PageDraft): PageValues => ({
  path,
  titleEn: title.en,
  titleFr: title.fr,
  descriptionEn: description.en,
  descriptionFr: description.fr,
  image,
  htmlEn: html.en,
  htmlFr: html.fr ?? '',
  css,
});

/** What is typed, as the call takes it. Without French HTML everybody gets the English page. */
export const draftOf = (values: PageValues): DeskInput<'pageSave'>['page'] => ({
  path: values.path.trim(),
  title: { en: values.titleEn.trim(), fr: values.titleFr.trim() },
  description: { en: values.descriptionEn.trim(), fr: values.descriptionFr.trim() },
  image: values.image.trim(),
  html: { en: values.htmlEn, ...(values.htmlFr.trim() ? { fr: values.htmlFr } : {}) },
  css: values.css,
});

/** Fields at fault, each with the message that says why. */
export const faultsOf = (values: PageValues): Partial<Record<keyof PageValues, string>> => {
  const trouble = pageAddressTrouble(values.path.trim());
  return {
    ...(trouble ? { path: `admin.pages.path.${trouble}` } : {}),
    ...(values.titleEn.trim() ? {} : { titleEn: 'admin.pages.titleMissing' }),
    ...(values.titleFr.trim() ? {} : { titleFr: 'admin.pages.titleMissing' }),
    ...(values.htmlEn.trim() ? {} : { htmlEn: 'admin.pages.htmlMissing' }),
  };
};
