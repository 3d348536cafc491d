import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
// Cut from the fontsource package for headings: one optical size, one weight (tools/fonts/make.sh).
import fraunces from './fonts/fraunces-display.woff2';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, weights: string, url: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${latin}}`;

/** A font that the visitor has, stretched to the metrics of ours, so that nothing jumps when ours arrives. */
const fallback = (
  name: string,
  locals: readonly string[],
  [size, ascent, descent]: readonly [number, number, number],
) =>
  `@font-face{font-family:'${name}';src:${locals.map((local) => `local('${local}')`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/**
 * The font faces: ours, and the stand-ins for the time before they are there (measured against Arial, Roboto, Georgia
 * and Times with text of both languages).
 * @param address where the build put a font file
 */
export const fontsCss = (address: (file: string) => string): string =>
  [
    face('Instrument Sans', '400 700', address(instrumentSans)),
    face('Fraunces', '400 600', address(fraunces)),
    fallback('Instrument Sans Fallback', ['Arial', 'Helvetica Neue', 'Liberation Sans'], [102.3, 94.8, 24.4]),
    fallback('Instrument Sans Fallback R', ['Roboto'], [101.5, 95.6, 24.6]),
    fallback('Fraunces Fallback G', ['Georgia'], [98.4, 99.4, 25.9]),
    fallback('Fraunces Fallback', ['Times New Roman', 'Times', 'Liberation Serif', 'Noto Serif'], [107.9, 90.6, 23.6]),
  ].join('');
