import { breakpoints } from './breakpoints';
import { globalCss } from './global-css';

const css = globalCss((file) => `/files/${file}`);

test('[LAYOUT-09] the breakpoints are those of the specification', () => {
  expect(Object.values(breakpoints)).toEqual([640, 768, 1024, 1280, 1536]);
});

test('the head names both font files where the build put them, with stand-ins of the same metrics', () => {
  expect(css.match(/url\(\/files\/[^)]+\.woff2\)/g)).toHaveLength(2);
  expect(css.match(/size-adjust/g)?.length).toBeGreaterThanOrEqual(4);
});

test('paper is never dark', () => {
  expect(css).toContain('@media screen and (prefers-color-scheme:dark)');
  expect(css).not.toContain('@media (prefers-color-scheme:dark)');
  // As strong as what the tokens say of the page, and after it: or the sheet itself stays dark.
  expect(css.indexOf('@media print{:root,body{background:none;color-scheme:light}')).toBeGreaterThan(
    css.indexOf(':root{color-scheme:light dark'),
  );
  expect(css).toContain(':root{color-scheme:light dark');
});

test('dark, reduced motion and forced colours have their own tokens', () => {
  for (const query of ['prefers-color-scheme:dark', 'prefers-reduced-motion:reduce', 'forced-colors:active']) {
    expect(css).toContain(query);
  }
});
