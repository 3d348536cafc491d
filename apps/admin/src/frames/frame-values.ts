import type { FrameTexts } from '@souk/contract/desk';
import type { FieldFaults } from '@souk/desk';

/** What the form of a header or footer holds, as it is typed. */
export type FrameValues = FrameTexts & {
  /** The store's own one shows, and none of these texts. */
  isDefault: boolean;
};

export const valuesOf = (frame: FrameTexts | null): FrameValues => ({
  isDefault: frame === null,
  html: frame?.html ?? '',
  htmlFr: frame?.htmlFr ?? '',
  url: frame?.url ?? '',
  css: frame?.css ?? '',
  cssUrl: frame?.cssUrl ?? '',
});

/** What is typed, as the call takes it. */
export const frameOf = ({ isDefault, ...texts }: FrameValues): FrameTexts | null =>
  isDefault ? null : { ...texts, url: texts.url.trim(), cssUrl: texts.cssUrl.trim() };

/** What is wrong: there is nothing to show, neither HTML nor the address where it lies. */
export const faultsOfFrame = ({ isDefault, html, url }: FrameValues): FieldFaults<'html'> =>
  isDefault || html.trim() !== '' || url.trim() !== '' ? {} : { html: 'admin.frames.missing' };

/** Its texts that are typed here, by what problems call them: with an address, the HTML lies there. */
export const typedTexts = ({ isDefault, html, htmlFr, url, css }: FrameValues) => {
  if (isDefault) return {};
  return url.trim() ? { css } : { en: html, fr: htmlFr, css };
};
