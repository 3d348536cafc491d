const starts = ['gl', 'mu', 'ke', 'li', 'ca', 'so', 'la', 'te'];

/** From the second letter until suggestions are painted, in the page's own clock; unthrottled, each word for the first time. */
export const suggestionTimes = async (browser, origin) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: 'Search products' });
  const times = [];
  for (const [first, second] of starts) {
    // opened anew each time: the drawer keeps what it showed last until there is something newer
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field.fill(first);
    await page.evaluate(() => {
      const input = document.querySelector('dialog input[type="search"]');
      const isThere = () => document.querySelector('[role="option"]') !== null;
      window.__painted = new Promise((resolve) => {
        const begin = () => {
          const begun = performance.now();
          const look = () => requestAnimationFrame(() => (isThere() ? resolve(performance.now() - begun) : look()));
          look();
        };
        input.addEventListener('input', begin, { once: true });
      });
    });
    await field.press(second);
    times.push(await page.evaluate(() => window.__painted));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await field.waitFor({ state: 'detached' });
  }
  await context.close();
  return times;
};
