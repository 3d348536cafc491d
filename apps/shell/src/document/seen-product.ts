import { rememberRecentId } from '@souk/state';

/** Remembers the product of the page among those seen last, also when the application is never needed. */
export const rememberSeenProduct = (): void => {
  const id = Number(document.querySelector<HTMLElement>('[data-seen-product]')?.dataset['seenProduct']);
  if (id > 0) rememberRecentId(id);
};
