/**
 * Marks a picture that cannot be had `data-missing` until another one is there; it then shows a plain sign
 * (libs/ui/src/theme/base.ts). Styles alone know of missing pictures in Chromium only.
 */
export const listenToPictures = (): void => {
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error');
      },
      true,
    );
};
