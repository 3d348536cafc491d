import { expect, test, untilHydrated } from '../fixtures';

test(
  '[ROUTE-07] the product page is in the first HTML: name, price, title, canonical, data for search engines',
  { tag: '@smoke' },
  async ({ request }) => {
    const html = await (await request.get('/product/steel-kettle')).text();
    expect(html).toMatch(/<h1[^>]*>[^<]*[Kk]ettle/);
    expect(html).toContain('$60.00');
    expect(html).toMatch(/<title>[^<]*[Kk]ettle/);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/product\/steel-kettle"/);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '') as { '@type': string },
    );
    expect(data.map((one) => one['@type'])).toEqual(expect.arrayContaining(['BreadcrumbList']));
  },
);

test('[PP9] the French page has an address of its own, and each language names the other', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/product/steel-kettle?lang=fr')).text();
  expect(html).toMatch(/<html[^>]* lang="fr"/);
  expect(html).toMatch(/rel="canonical" href="[^"]*\/product\/steel-kettle\?lang=fr"/);
  expect(html).toMatch(/hrefLang="en" href="[^"]*\/product\/steel-kettle"/i);
  await page.goto('/product/steel-kettle?lang=fr&utm_source=mail');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Bouilloire en acier');
  await expect(page).toHaveURL(/\/product\/steel-kettle\?utm_source=mail$/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Bouilloire en acier');
});

test(
  'the sitemap index leads to product pages that answer, and robots find it',
  { tag: '@safe' },
  async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
    const index = await (await request.get('/sitemap.xml')).text();
    const [products = ''] = /\/sitemap-products-1\.xml/.exec(index) ?? [];
    const sitemap = await (await request.get(products)).text();
    const [, path = ''] = /<loc>https?:\/\/[^/]*(\/product\/[^<]*)<\/loc>/.exec(sitemap) ?? [];
    expect((await request.get(path)).status()).toBe(200);
  },
);

test('[CARD-03] [CARD-05] a discount far ahead shows; an expired one does not', async ({ page }) => {
  await page.goto('/product/steel-kettle');
  await expect(page.getByText('$60.00').first()).toBeVisible();
  await expect(page.getByText('$80.00').first()).toBeVisible();
  await page.goto('/product/wall-clock');
  await expect(page.getByText('-30%')).toHaveCount(0);
});

test('[PP2] [PP3] the variant is in the URL, survives reload, and Back leaves the product', async ({ page }) => {
  await page.goto('/products/all');
  await page.goto('/product/linen-shirt?utm_source=mail');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'White' }).check();
  await main.getByRole('radio', { name: 'M', exact: true }).check();
  await expect(page).toHaveURL(/utm_source=mail&color=white&size=m$/);
  await page.reload();
  await expect(main.getByRole('radio', { name: 'White' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/products\/all$/);
});

test('[PP2] a link to a variant, shared in English and opened in French, shows the same variant', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto('/product/linen-shirt');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'White' }).check();
  await main.getByRole('radio', { name: 'M', exact: true }).check();
  await expect(page).toHaveURL(/color=white&size=m$/);
  const friend = await browser.newContext({ locale: 'fr-FR' });
  await friend.addCookies([{ name: 'locale', value: 'fr', url: baseURL ?? '' }]);
  const theirs = await friend.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByRole('radiogroup', { name: 'Couleur' }).getByRole('radio', { name: 'Blanc' })).toBeChecked();
  await expect(theirs.getByRole('radiogroup', { name: 'Taille' }).getByRole('radio', { name: 'M' })).toBeChecked();
  await friend.close();
});

test('[QUICK-07] Blue in L does not exist: only a disabled Sold out is left', async ({ page }) => {
  await page.goto('/product/linen-shirt?Color=Blue&Size=L');
  await expect(page.getByRole('button', { name: 'Sold out', exact: true }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
});

test('[PP1] pictures that cannot be had leave a quiet sign in the room kept for them', async ({ page }) => {
  await page.route('**/img/linen-shirt*', (route) => route.abort());
  await page.goto('/product/linen-shirt');
  const picture = page.getByRole('main').getByRole('img', { name: 'Linen shirt, picture 1 of 4' });
  await expect(picture).toHaveCSS('content', /^url\("data:image\/svg/);
  expect(await picture.evaluate((one) => one.clientHeight / one.clientWidth)).toBe(1);
});

test('[QUICK-06] stock is told', async ({ page }) => {
  await page.goto('/product/ceramic-mug');
  await expect(page.getByText('Only 3 left').first()).toBeVisible();
  await page.goto('/product/last-chair');
  await expect(page.getByText('Only 1 left').first()).toBeVisible();
});

test('[PP8] sold out: tell me when it is back', async ({ page }) => {
  await page.goto('/product/brass-lamp');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('someone@souk.test');
  await page.getByRole('button', { name: 'Let me know' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let me know' })).toBeHidden();
});

test(
  '[CART-10] add to cart says the product and counts, with the chosen quantity',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/product/steel-kettle');
    await untilHydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Increase quantity' }).click();
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'added to cart' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  },
);

test('works without scripts: the picked variant and quantity reach the cart', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/product/linen-shirt');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Sand' }).check();
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  // Without a size the browser sends nothing.
  await main.getByRole('button', { name: 'Select a size' }).first().click();
  await expect(page).toHaveURL(/\/product\/linen-shirt$/);
  await main.getByRole('radio', { name: 'S', exact: true }).check();
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  // Without scripts there is no drawer: the cart itself answers.
  await expect(page).toHaveURL(/\/order\/shopping_cart/);
  const uuid = (await context.cookies()).find(({ name }) => name === 'cartUuid')?.value;
  const groups = (await (await context.request.get(`/api/front/cart/list?uuid=${uuid}`)).json()) as {
    data: { cartInfoList: { suk: string; cartNum: number }[] }[];
  };
  expect(groups.data.flatMap(({ cartInfoList }) => cartInfoList.map(({ suk, cartNum }) => [suk, cartNum]))).toEqual([
    ['Sand,S', 2],
  ]);
  await context.close();
});

test('[ROUTE-08] [ROUTE-10] all product addresses', async ({ page, request }) => {
  for (const path of [
    '/product/hidden-vase/key/HIDDENVASE/details',
    '/product/key/HIDDENVASE/details',
    '/p/landing-scarf',
    '/p/landing-scarf/key/details',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  for (const path of [
    '/product/hidden-vase',
    '/product/no-such-product',
    '/product/%25%22%F0%9F%AB%96',
    '/product/key/NOPE/details',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('[ROUTE-24] a landing-page product hides the default nav bar', async ({ page }) => {
  await page.goto('/p/landing-scarf');
  await expect(page.getByRole('link', { name: 'Shop Now', exact: true })).toHaveCount(0);
});

test('[PP1] the gallery answers to thumbnails and arrow keys, and a tap looks closer', async ({ page }) => {
  await page.goto('/product/linen-shirt');
  await untilHydrated(page);
  const gallery = page.getByRole('group', { name: 'Pictures of Linen shirt' });
  await gallery.getByRole('link', { name: 'Show picture 3 of 4' }).click();
  await expect(gallery.getByRole('img', { name: /picture 3 of 4/ })).toBeInViewport();
  await gallery.getByRole('button', { name: 'Look closer at picture 3' }).click();
  const zoom = page.getByRole('dialog', { name: 'Pictures of Linen shirt' });
  await expect(zoom).toBeVisible();
  await expect(zoom.getByRole('img', { name: /picture 3 of 4/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByRole('img', { name: /picture 4 of 4/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test('[PP1] the zoom magnifies in two steps where it is pressed, moves, asks for the pixels, and goes back', async ({
  page,
}) => {
  await page.goto('/product/linen-shirt');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Look closer at picture 1' }).click();
  const zoom = page.getByRole('dialog', { name: 'Pictures of Linen shirt' });
  const picture = zoom.getByRole('img', { name: /picture 1 of 4/ });
  await expect(zoom.getByText('1 of 4', { exact: true })).toBeVisible();
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const whole = await box();
  // The stage under the picture takes the press.
  await picture.click({ force: true });
  await expect.poll(async () => Math.round((await box()).width / whole.width)).toBe(2);
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/w=(1600|2400)$/);
  await page.keyboard.press('+');
  await expect.poll(async () => Math.round((await box()).width / whole.width)).toBe(4);
  await expect(zoom.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  const before = await box();
  await page.mouse.move(640, 400);
  await page.mouse.down();
  await page.mouse.move(440, 340, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await box()).x).toBeLessThan(before.x - 100);
  await zoom.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(async () => Math.round((await box()).width / whole.width)).toBe(2);
  await zoom.getByRole('button', { name: 'Show picture 2 of 4' }).click();
  await expect(zoom.getByRole('img', { name: /picture 2 of 4/ })).toBeVisible();
  await expect(zoom.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
});

test('[PP7] reviews are filtered by kind', async ({ page }) => {
  await page.goto('/product/ceramic-mug');
  await untilHydrated(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('button', { name: /^Good/ }).click();
  await expect(reviews.getByRole('button', { name: /^Good/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(reviews.getByRole('article').first()).toBeVisible();
});

test('in French words, prices and product texts are French', async ({ page, french }) => {
  await french();
  await page.goto('/product/steel-kettle');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Ajouter au panier' }).first()).toBeVisible();
  await expect(main.getByText(/60,00/).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/[Bb]ouilloire/);
});

test('[PP5] on a phone a way to buy is in the first screen, before the scripts too, and hides no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/steel-kettle');
  const bar = page.getByRole('region', { name: 'Steel kettle' });
  const add = bar.getByRole('button', { name: 'Add for $60.00' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByText('$60.00').first()).toBeInViewport({ ratio: 1 });
  await untilHydrated(page);
  // The form's own button takes over where it is in view.
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add to cart', exact: true })
    .first()
    .scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).scrollIntoViewIfNeeded();
  await expect(add).toBeHidden();
  // One jump past the buttons, as End or a link to the reviews makes it.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(add).toBeVisible();
  const last = page.getByRole('main').getByRole('article').last().getByRole('button').last();
  // Rows that come later lengthen the page: what is last then has its turn.
  await expect(async () => {
    await last.focus();
    const [button, top] = await Promise.all([last.boundingBox(), add.boundingBox()]);
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  }).toPass({ timeout: 45_000 });
  await add.click();
  // The header, which made room on the way down, comes back to tell.
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeInViewport();
});

test('[PP5] on a phone the bar says what is missing, leads there, and then says what is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/linen-shirt');
  await untilHydrated(page);
  const bar = page.getByRole('region', { name: 'Linen shirt' });
  await bar.getByRole('button', { name: 'Select a size' }).click();
  const small = page.getByRole('radio', { name: 'S', exact: true });
  await expect(small).toBeFocused();
  await expect(small).toBeInViewport();
  await small.check();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toContainText('Blue · S');
  await expect(bar.getByRole('button', { name: 'Add for $68.00' })).toBeVisible();
});

for (const width of [700, 768])
  test(`picture and buttons stand beside each other at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/product/linen-shirt');
    const main = page.getByRole('main');
    const [picture, name] = await Promise.all([
      main.getByRole('img', { name: /picture 1 of/ }).boundingBox(),
      main.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(name?.x ?? 0).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    await expect(main.getByRole('button', { name: 'Select a size' }).first()).toBeInViewport();
  });

for (const [locale, query] of [
  ['en', '?color=white&size=m'],
  ['fr', '?color=white&size=m'],
  ['en', '?Color=White&Size=M'],
] as const)
  test(`[PP2] the picture is that of the choice in the address, ${locale}: ${query}`, async ({ page, french }) => {
    if (locale === 'fr') await french();
    await page.goto(`/product/linen-shirt${query}`);
    const first = page.getByRole('main').getByRole('img', { name: /1 (of|sur) 4/ });
    await expect(first).toBeInViewport();
    await expect(first).toHaveAttribute('src', /linen-shirt-white/);
  });

test('[PP2] the picture follows the colour to a combination that is not made', async ({ page }) => {
  await page.goto('/product/linen-shirt?color=sand&size=l');
  await untilHydrated(page);
  const gallery = page.getByRole('group', { name: 'Pictures of Linen shirt' });
  await page.getByRole('main').getByRole('radio', { name: 'Blue' }).check();
  await expect(gallery.locator('img[src*="linen-shirt-blue.webp"]').first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText(/^Arrives/)).toHaveCount(0);
});

test('[CART-10] by keyboard it is one Tab from Add to cart to the cart', async ({ page }) => {
  await page.goto('/product/linen-shirt?color=white&size=m');
  await untilHydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Linen shirt added to cart' })).toContainText('White · M');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'View cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByRole('listitem', { name: 'Linen shirt' })).toContainText('White');
});

test('[CART-03] more than there is becomes what there is, and that is said', async ({ page }) => {
  await page.goto('/product/ceramic-mug');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('999');
  await main.getByRole('spinbutton', { name: 'Quantity' }).press('Tab');
  await expect(main.getByText('Only 3 available')).toBeVisible();
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  const toast = page.getByRole('status').filter({ hasText: 'added to cart' });
  await expect(toast).toBeVisible();
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Only 3 available, and all are in your cart' }),
  ).toContainText('Ceramic mug');
  await expect(toast).toHaveCount(0);
});
