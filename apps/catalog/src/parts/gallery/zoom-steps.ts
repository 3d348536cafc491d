import { pictureUrl } from '@souk/ui';

/** The whole picture, then two steps closer. */
export const zoomSteps: readonly number[] = [1, 2, 4];

/** The next step closer; from the last, the whole picture again. */
export const nextStep = (scale: number): number => zoomSteps.find((step) => step > scale) ?? 1;

/** The next step back. */
export const stepBelow = (scale: number): number => zoomSteps.findLast((step) => step < scale) ?? 1;

/** Widths of a picture that is looked at closely; the server sends no more pixels than the source has. */
const closeWidths = [800, 1200, 1600, 2400];

/** The source of a picture as large as the screen, times `scale`. */
export const largeSource = (image: string, scale: number) => ({
  src: pictureUrl(image, 1600),
  srcSet: closeWidths.map((width) => `${pictureUrl(image, width)} ${width}w`).join(', '),
  sizes: `${Math.ceil(scale) * 100}vmin`,
});
