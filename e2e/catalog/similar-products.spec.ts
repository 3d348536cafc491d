import { expect, test } from '../fixtures';

for (const [width, name] of [
  [390, 'a phone'],
  [768, 'a tablet'],
  [1280, 'a desk'],
] as const)
  test(`[P11] similar products are laid out when they come near, on ${name}, at about the height they were taken for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/product/steel-kettle');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'You may also like' }) });
    const heightOf = async () => (await section.boundingBox())?.height ?? 0;
    const isLaidOut = () =>
      section
        .getByRole('article')
        .first()
        .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    // Chromium lays out what it finds forms in once the page has loaded, however far it lies below.
    await expect(section.locator('form')).toHaveCount(0);
    const taken = await heightOf();
    await section.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    const real = await heightOf();
    expect(Math.abs(real - taken) / real).toBeLessThan(0.15);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
