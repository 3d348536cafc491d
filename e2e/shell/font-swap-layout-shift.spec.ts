import { expect, holdScripts, test } from '../fixtures';

const pages = ['/', '/products/all', '/collections/kitchen', '/product/steel-kettle'];

/** The page's layout shift so far, as CLS adds it up. */
type Shifted = Window & { souk: { shift: number } };

test.skip(({ browserName }) => browserName !== 'chromium', 'no other browser reports layout shifts');

for (const locale of ['en', 'fr'])
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const)
    for (const path of pages)
      test(`[LAYOUT-12] ${path} has no layout shift when its fonts load late (${locale}, ${width} px)`, async ({
        page,
        context,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
        await page.setViewportSize({ width, height });
        await page.addInitScript(() => {
          const shared = ((window as unknown as Shifted).souk = { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shared.shift += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const release = await holdScripts(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const twoFrames = () =>
          page.evaluate(
            () => new Promise<void>((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))),
          );
        await twoFrames();
        release();
        await page.evaluate(() => document.fonts.ready);
        await twoFrames();
        expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))).toBe(true);
        expect(await page.evaluate(() => (window as unknown as Shifted).souk.shift)).toBeLessThan(0.005);
      });
