/** One colour table: names mean a use, never a hue. Every text pair is AA on paper, surface and sunken (tokens.test.ts). */
export type Palette = Readonly<Record<ColorName, string>>;

export type ColorName =
  | 'paper'
  | 'surface'
  | 'sunken'
  | 'picture'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-soft'
  | 'brand'
  | 'brand-strong'
  | 'brand-ink'
  | 'bar'
  | 'bar-ink'
  | 'accent'
  | 'accent-ink'
  | 'sale'
  | 'sale-ink'
  | 'ok'
  | 'ok-soft'
  | 'warn'
  | 'warn-soft'
  | 'sale-soft'
  | 'brand-soft'
  | 'focus'
  | 'scrim';

/** Daylight. Source: docs/look, Colour tokens. */
export const light: Palette = {
  paper: '#f7f3ec',
  surface: '#fffdf9',
  sunken: '#efe8dc',
  picture: '#e4ddd3',
  line: '#ddd3c3',
  'line-strong': '#8c7f6c',
  ink: '#221d17',
  'ink-soft': '#5d5346',
  brand: '#1f4e5f',
  'brand-strong': '#163b49',
  'brand-ink': '#ffffff',
  bar: '#1f4e5f',
  'bar-ink': '#ffffff',
  accent: '#b4641a',
  'accent-ink': '#9c5312',
  sale: '#a8321f',
  'sale-ink': '#ffffff',
  ok: '#2f6b3f',
  'ok-soft': '#e2ecdf',
  warn: '#8a5a00',
  'warn-soft': '#f6e9cc',
  'sale-soft': '#f7e2dc',
  'brand-soft': '#dfe9ea',
  focus: '#1f4e5f',
  scrim: 'rgb(34 29 23 / 0.5)',
};

/** Evening, when the system asks for it; never on paper. The same names. */
export const dark: Palette = {
  paper: '#1a1613',
  surface: '#231e19',
  sunken: '#120f0d',
  picture: '#3a342d',
  line: '#3d352b',
  'line-strong': '#8a7d6c',
  ink: '#f3ece1',
  'ink-soft': '#b9ac9a',
  brand: '#8cc3d6',
  'brand-strong': '#b3dbe8',
  'brand-ink': '#0f252d',
  bar: '#16333f',
  'bar-ink': '#f3ece1',
  accent: '#e39b52',
  'accent-ink': '#e8a562',
  sale: '#f28f7c',
  'sale-ink': '#2a0d07',
  ok: '#86c997',
  'ok-soft': '#1f2e23',
  warn: '#e3b55f',
  'warn-soft': '#33290f',
  'sale-soft': '#3a1d17',
  'brand-soft': '#1b2f37',
  focus: '#8cc3d6',
  scrim: 'rgb(0 0 0 / 0.62)',
};

const colors = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';');

/** Text sizes by the scale's ratio: 1.2 from 16 px on phones, 1.25 from 17 px on wide screens. */
const scale = (ratio: number) =>
  ['lg', 'xl', '2xl', '3xl', '4xl'].map((name, i) => `--text-${name}:${(ratio ** (i + 1)).toFixed(3)}rem`).join(';');

/** The custom properties that every component speaks; a store owner's theme may set them anew. */
export const tokensCss =
  [
    `:root{color-scheme:light dark;${colors(light)};--text-xs:0.8125rem;--text-sm:0.875rem;--text-md:1rem;${scale(1.2)}`,
    `--font-body:'Instrument Sans','Instrument Sans Fallback','Instrument Sans Fallback R',system-ui,sans-serif`,
    `--font-heading:'Fraunces','Fraunces Fallback G','Fraunces Fallback',Georgia,serif`,
    `--radius:8px;--radius-small:4px;--radius-round:999px;--control:44px;--control-small:36px;--control-large:52px`,
    `--fast:160ms;--slow:240ms;--ease:cubic-bezier(0.2,0.7,0.3,1);--measure:68ch;--fixed-bar:63px`,
    `--gap-grid:12px;--space-section:48px;--shadow:0 8px 32px rgb(34 29 23 / 0.14),0 1px 3px rgb(34 29 23 / 0.1)}`,
  ].join(';') +
  [
    `@media (min-width:640px){:root{--gap-grid:20px}}`,
    `@media (min-width:1024px){:root{${scale(1.25)};--space-section:88px}html{font-size:106.25%}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${colors(dark)};--shadow:0 8px 32px rgb(0 0 0 / 0.5)}}`,
    `@media (prefers-reduced-motion:reduce){:root{--fast:0.01ms;--slow:0.01ms}}`,
    `@media (forced-colors:active){:root{--color-focus:Highlight;--color-line:CanvasText;--color-line-strong:CanvasText}}`,
  ].join('');
