import { expect, test, untilHydrated } from '../fixtures';

const cards = 'article';

test(
  '[ROUTE-03] [PL7] Shop Now: Load more appends, focuses the first new card, and has a real page behind it',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/products/all');
    await untilHydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole(cards)).toHaveCount(20);
    const more = main.getByRole('link', { name: 'Load more' });
    await expect(more).toHaveAttribute('href', '/products/all?page=2');
    await more.click();
    await expect(main.getByRole(cards)).toHaveCount(40);
    await expect(main.getByRole(cards).nth(20).getByRole('link').first()).toBeFocused();
  },
);

test(
  '[ROUTE-03] [ROUTE-07] the list leads to a product, whatever is sold',
  { tag: ['@smoke', '@safe'] },
  async ({ page }) => {
    await page.goto('/products/all');
    await untilHydrated(page);
    const link = page.getByRole('main').getByRole(cards).first().getByRole('link').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('[lesson 12] [PL6] Back returns to the same card with the pages still there, without asking again', async ({
  page,
}) => {
  await page.goto('/products/all');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Load more' }).click();
  await expect(main.getByRole(cards)).toHaveCount(40);
  await main.getByRole('link', { name: 'Load more' }).click();
  await expect(main.getByRole(cards)).toHaveCount(60);
  const card = main.getByRole(cards).nth(44);
  const name = await card.getAttribute('aria-label');
  await card.scrollIntoViewIfNeeded();
  const topOf = async () => (await card.boundingBox())?.y ?? Infinity;
  const before = await topOf();
  await card.getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('product/list') && asked.push(request.url()));
  await page.goBack();
  await expect(main.getByRole(cards)).toHaveCount(60);
  await expect(card).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(50);
  expect(asked).toEqual([]);
});

test('[PL6] [X3] by keyboard: Back from a product leads to the card that was left, not to the top', async ({
  page,
}) => {
  await page.goto('/products/all');
  await untilHydrated(page);
  const main = page.getByRole('main');
  const link = main.getByRole(cards).nth(7).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test(
  '[ROUTE-04] [PL1] [PL2] search narrowed by a facet: address, chip, count, history, reload',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/products/product_search?title=linen');
    await untilHydrated(page);
    const main = page.getByRole('main');
    const all = await main.getByText(/^\d+ products$/).textContent();
    await main.getByText('Color', { exact: true }).first().click();
    await main.getByRole('checkbox', { name: /^Blue/ }).check();
    await expect(page).toHaveURL(/attr=Color%3ABlue/);
    const chip = main.getByRole('link', { name: 'Remove filter Blue' });
    await expect(chip).toBeVisible();
    await expect(main.getByText(all ?? '', { exact: true })).toBeHidden();
    await page.reload();
    await expect(chip).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/product_search\?title=linen$/);
    await expect(main.getByText(all ?? '', { exact: true })).toBeVisible();
  },
);

test('[PL8] the cheapest come first when asked for', async ({ page }) => {
  await page.goto('/products/all');
  await untilHydrated(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await expect(page).toHaveURL(/sort=priceAsc/);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('priceAsc');
});

for (const width of [390, 1280])
  test(`[PL2] the way to narrow a list stays in sight while it goes by, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/products/all');
    await untilHydrated(page);
    const filters = page.getByRole('form', { name: 'Filters' });
    const open = width < 700 ? filters.getByRole('button', { name: 'Filters', exact: true }) : filters;
    await expect(open).toBeInViewport();
    await page.mouse.move(width / 2, 600);
    await page.mouse.wheel(0, 1_600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await expect(open).toBeInViewport();
  });

test('[M5] on a phone the filters are a sheet that shows how many results there are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/all');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Free shipping', { exact: true }).first().click();
  await sheet.getByRole('checkbox', { name: /^Free shipping/ }).check();
  await expect(page).toHaveURL(/freeShipping=true/);
  await sheet.getByRole('button', { name: /^Show \d+ results$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: 'Remove filter Free shipping' })).toBeVisible();
});

test('[M5] the filters open before any script has come, and without one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/products/all?attr=Color%3ABlue');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Filters (1)' }).click();
  await filters.getByText('Free shipping', { exact: true }).click();
  await filters.getByRole('checkbox', { name: /^Free shipping/ }).check();
  await filters.getByRole('button', { name: /^Show \d+ results$/ }).click();
  await expect(page).toHaveURL(/attr=Color%3ABlue.*freeShipping=true/);
  await expect(page.getByRole('link', { name: 'Remove filter Free shipping' })).toBeVisible();
  await context.close();
});

test('[M4] Back closes the sheet of filters and stays on the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/all');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/products\/all$/);
});

test('[PL9] a mouse over a card shows its further pictures; colours are named', async ({ page }) => {
  await page.goto('/products/product_search?title=linen+shirt');
  await untilHydrated(page);
  const card = page.getByRole(cards, { name: 'Linen shirt', exact: true });
  await expect(card.getByRole('img', { name: 'Colors: Blue, White, Sand' })).toBeVisible();
  const pictures = card.locator('picture img, img:not([role])');
  const before = await pictures.count();
  await card.hover({ position: { x: 20, y: 60 } });
  await expect(pictures).toHaveCount(before + 1);
  // Another picture of the same thing: never another colour.
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', /linen-shirt-blue/);
});

test('[CARD-02] [QUICK-04] a card asks for the size: its one button opens the quick view; touch screens have no eye', async ({
  page,
}) => {
  await page.goto('/products/product_search?title=linen+shirt');
  await untilHydrated(page);
  const card = page.getByRole(cards, { name: 'Linen shirt', exact: true });
  await expect(card.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await card.getByRole('link', { name: 'Choose options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Linen shirt', exact: true });
  await expect(dialog.getByRole('button', { name: 'Select a size' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('link', { name: 'Choose options' })).toBeFocused();
});

for (const locale of ['en', 'fr'])
  for (const width of [390, 768, 1024, 1280])
    test(`[CARD-06] old price and percentage stand in one line, on every card alike, at ${width} px in ${locale}`, async ({
      page,
      french,
    }) => {
      if (locale === 'fr') await french();
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const reduced = page
        .getByRole('main')
        .getByRole(cards)
        .filter({ has: page.locator('s') });
      // Wider cards of the same page may have room for one line: those of one width look alike.
      const looks = new Map<number, Set<string>>();
      for (const card of await reduced.all()) {
        const parts = [card, card.getByRole('strong'), card.locator('s'), card.getByText(/^-\d/)];
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        const [, now, old, badge] = boxes.map((box) => (box ? box.y + box.height / 2 : NaN)) as [
          0,
          number,
          number,
          number,
        ];
        expect(Math.abs(badge - old)).toBeLessThan(6);
        const cardWidth = Math.round(boxes[0]?.width ?? 0);
        looks.set(cardWidth, (looks.get(cardWidth) ?? new Set()).add(old - now < 6 ? 'one line' : 'two lines'));
      }
      expect(looks.size).toBeGreaterThan(0);
      expect([...looks.values()].map((seen) => seen.size)).toEqual([...looks.values()].map(() => 1));
    });

test('[PL9] the cards of a row share their lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/all');
  const [left, right] = await Promise.all(
    [0, 1].map((at) => {
      const card = page.getByRole('main').getByRole(cards).nth(at);
      return Promise.all([
        card.getByRole('heading').boundingBox(),
        card.getByText(/^\$/).first().boundingBox(),
        card.getByRole('img', { name: /out of 5 stars/ }).boundingBox(),
      ]).then((boxes) => boxes.map((box) => Math.round(box?.y ?? -1)));
    }),
  );
  expect(left).toEqual(right);
});

test('[PP8] what is sold out comes last under relevance, and its card offers word of its return', async ({ page }) => {
  await page.goto('/products/product_search?title=brass+lamp');
  await untilHydrated(page);
  const list = page.getByRole('main').getByRole(cards);
  await expect(list.first().getByText('Sold out', { exact: true })).toHaveCount(0);
  const lamp = page.getByRole(cards, { name: 'Brass lamp', exact: true });
  await lamp.getByRole('link', { name: 'Tell me when it is back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brass lamp', exact: true });
  await dialog.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('[S1] suggestions come while typing; arrow keys copy them into the field and Enter follows', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Search' });
  const field = drawer.getByRole('searchbox', { name: 'Search products' });
  await field.fill('stee');
  const product = drawer.getByRole('option', { name: /^Steel kettle/ });
  await expect(product).toContainText('$60.00');
  await field.press('ArrowUp');
  await expect(field).not.toHaveValue('stee');
  await field.press('ArrowDown');
  await expect(field).toHaveValue('stee');
  while ((await field.inputValue()) !== 'Steel kettle') await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Steel kettle' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('[ROUTE-05] [ROUTE-06] offers, best sellers and categories of both levels', async ({ page, request }) => {
  for (const [path, heading] of [
    ['/products/activity_list', 'Offers'],
    ['/products/top_one', 'Best sellers'],
    ['/collections/drinkware', 'Drinkware'],
    ['/collections/mugs-and-cups', /Mugs/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole(cards).first()).toBeVisible();
  }
  expect((await request.get('/collections/no-such-category')).status()).toBe(404);
});

test('[CARD-01] cards stand in 2, 3 and 5 columns', async ({ page }) => {
  for (const [width, columns] of [
    [390, 2],
    [768, 3],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products/all');
    const tops = await page
      .getByRole('main')
      .getByRole(cards)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('[S4] a search without hits helps on', async ({ page }) => {
  await page.goto('/products/product_search?title=qqqqzzzz');
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular right now' })).toBeVisible();
});

for (const path of [
  '/products/all?page=-1',
  '/products/all?page=99999',
  '/products/all?limit=1000000&rating=99&sort=%27;--',
  '/products/all?attr=Color:Nothing&merchant=999999',
  `/products/product_search?title=${'x'.repeat(4_000)}`,
  `/products/product_search?title=${encodeURIComponent(`100% "'<script>🫖 مرحبا`)}`,
]) {
  test(`bad input answers with a page that helps: ${path.slice(0, 60)}`, async ({ page }) => {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
