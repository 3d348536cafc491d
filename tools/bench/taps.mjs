import { chromium } from '@playwright/test';
import { serveFloor } from './floor.mjs';
import { median, throttled } from './page-metrics.mjs';
import { suggestionTimes } from './suggestions.mjs';

const rounds = Number(process.env.BENCH_ROUNDS || 5);

/** Time from a tap on Add to cart until the count is painted, in the page's own clock. */
const tap = async (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // Asked anew each time: React may paint the count in another element.
        const shown = () => document.querySelector('[data-cart-count]')?.textContent ?? '';
        const before = shown();
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent.trim() === 'Add to cart',
        );
        const begun = performance.now();
        const look = () => (shown() === before ? requestAnimationFrame(look) : resolve(performance.now() - begun));
        requestAnimationFrame(look);
        button.click();
      }),
  );

/**
 * The same on a product's page, at rest or with its scripts still on their way.
 * @param options.blocked addresses that answer nothing, with stars
 */
export const addToCart = async (browser, origin, { isAtRest = true, blocked = [] } = {}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await throttled(context, page);
  await cdp.send('Network.setBlockedURLs', { urls: blocked });
  await page.goto(`${origin}/product/steel-kettle`, { waitUntil: isAtRest ? 'networkidle' : 'commit' });
  await page.locator('[data-action="cart-add"] button').first().waitFor({ state: 'attached' });
  const ms = await tap(page);
  await context.close();
  return ms;
};

/** Time from a tap on + in the cart until the new quantity is painted. */
const cartChange = async (browser, origin) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${origin}/product/steel-kettle`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.getByRole('status').filter({ hasText: 'added to cart' }).waitFor();
  await throttled(context, page);
  await page.goto(`${origin}/order/shopping_cart`, { waitUntil: 'networkidle' });
  const ms = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const line = document.querySelector('main li[aria-busy]');
        const number = line.querySelector('input[type="number"], [role="spinbutton"]');
        const before = number.value;
        const more = line.querySelector('button[aria-label="Increase quantity"]');
        const begun = performance.now();
        const look = () => (number.value === before ? requestAnimationFrame(look) : resolve(performance.now() - begun));
        more.click();
        requestAnimationFrame(look);
      }),
  );
  await context.close();
  return ms;
};

/** Looks, frame by frame, whether what `selector` finds has a text on a page below `path`, and notes when it first had. */
const noteWhenShown = ([selector, path]) => {
  const look = () => {
    if (location.pathname.startsWith(path) && document.querySelector(selector)?.textContent)
      window.__shownAt ??= performance.timeOrigin + performance.now();
    else requestAnimationFrame(look);
  };
  look();
};

/** Tap to painted count, on a page at rest and on one whose scripts are still on their way; list card to product title. */
export const benchTaps = async (origin) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const found = {
    warm: [],
    cold: [],
    cartChange: [],
    listToTitle: [],
    listToTitleByDocument: [],
    listToTitleByFinger: [],
    listToTitleAfterRest: [],
    plainLoadToTitle: [],
    coldLoadToCartCount: [],
    coldLoadOfFloor: [],
    coldLoadToCart: [],
    coldLoadToCartWithoutScripts: [],
    suggestions: [],
  };
  const floor = await serveFloor(origin, ['/product/steel-kettle'], 4298);
  for (let round = 0; round < rounds; round++) {
    found.warm.push(await addToCart(browser, origin));
    found.cold.push(await addToCart(browser, origin, { isAtRest: false }));
    found.cartChange.push(await cartChange(browser, origin));
    found.listToTitle.push(await listToTitle(browser, origin, true));
    found.listToTitleByDocument.push(await listToTitle(browser, origin, false));
    found.listToTitleByFinger.push(await listToTitle(browser, origin, false, byFinger));
    found.listToTitleAfterRest.push(await listToTitle(browser, origin, false, afterRest));
    found.plainLoadToTitle.push(await plainLoadToTitle(browser, origin));
    found.coldLoadToCartCount.push(await coldLoad(browser, origin, '[data-cart-count]'));
    found.coldLoadOfFloor.push(await coldLoad(browser, floor.origin, 'main h1'));
    found.coldLoadToCart.push(await coldLoadToCart(browser, origin, true));
    found.coldLoadToCartWithoutScripts.push(await coldLoadToCart(browser, origin, false));
    found.suggestions.push(...(await suggestionTimes(browser, origin)));
  }
  await browser.close();
  floor.close();
  return Object.entries(found).map(([what, list]) => ({
    what,
    medianMs: Math.round(median(list)),
    p75Ms: Math.round([...list].sort((a, b) => a - b)[Math.floor(list.length * 0.75)]),
    maxMs: Math.round(Math.max(...list)),
  }));
};

const card = (page) => page.locator('main article a').first();
const now = (page) => page.evaluate(() => performance.timeOrigin + performance.now());

/** Presses as no hand can: nothing comes before the click. @returns when it was pressed */
const atOnce = (page) =>
  page.evaluate(() => {
    const link = document.querySelector('main article a');
    setTimeout(() => link.click());
    return performance.timeOrigin + performance.now();
  });

/** How long a finger is on the glass in a tap. */
const tapMs = 80;

/** Taps as a finger does. @returns when it was lifted */
const byFinger = async (page, cdp) => {
  const { x, y, width } = await card(page).boundingBox();
  const point = { x: x + width / 2, y: y + 10 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(tapMs);
  const lifted = await now(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return lifted;
};

/** How long a pointer rests on what somebody reads before the press. */
const restMs = 600;

/** Presses with a mouse that has rested on the card. @returns when it was pressed */
const afterRest = async (page) => {
  await card(page).hover();
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  const pressed = await now(page);
  await page.mouse.up();
  return pressed;
};

/**
 * From a press on a card until its product's title stands: with the application running (a change of page by the router), or
 * without it (the browser loads a document). Both by the clock that documents of one browser share.
 */
const listToTitle = async (browser, origin, isRunning, press = atOnce) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: press === byFinger });
  const page = await context.newPage();
  const cdp = await throttled(context, page);
  await page.addInitScript(noteWhenShown, ['main h1', '/product/']);
  await page.goto(`${origin}/products/all`, { waitUntil: 'networkidle' });
  if (isRunning) {
    await page.evaluate(() => dispatchEvent(new Event('souk:start')));
    await page.locator('main [data-live]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  }
  const begun = await press(page, cdp);
  await page.waitForURL('**/product/**', { waitUntil: 'commit' });
  const shown = await (await page.waitForFunction(() => window.__shownAt)).jsonValue();
  const ms = shown - begun;
  await context.close();
  return ms;
};

/** What a press on a card is held against: the product's page by its address, in a browser that has seen a list of them. */
const plainLoadToTitle = async (browser, origin) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await throttled(context, page);
  await page.goto(`${origin}/products/all`, { waitUntil: 'networkidle' });
  const path = await page.locator('main article a').first().getAttribute('href');
  await page.addInitScript(noteWhenShown, ['main h1', '/product/']);
  await page.goto(origin + path, { waitUntil: 'commit' });
  const ms = await sinceStart(page);
  await context.close();
  return ms;
};

/** From an empty cache to the first text of `selector`, for a visitor who has something in the cart. */
const coldLoad = async (browser, origin, selector) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  if (selector === '[data-cart-count]') {
    await page.goto(`${origin}/product/steel-kettle`, { waitUntil: 'load' });
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    await page.getByRole('status').filter({ hasText: 'added to cart' }).waitFor();
    await page.goto('about:blank');
  }
  const cdp = await throttled(context, page);
  await cdp.send('Network.clearBrowserCache');
  await page.addInitScript(noteWhenShown, [selector, '/product/']);
  await page.goto(`${origin}/product/steel-kettle`, { waitUntil: 'commit' });
  const ms = await sinceStart(page);
  await context.close();
  return ms;
};

/**
 * From an empty cache to a cart that shows what was put into it, by a press as soon as the button is there: the count beside the page, or
 * without scripts the cart's page, where the form leads. By this process's clock, since a page without scripts has none.
 */
const coldLoadToCart = async (browser, origin, javaScriptEnabled) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
  const page = await context.newPage();
  await throttled(context, page);
  const begun = Date.now();
  await page.goto(`${origin}/product/steel-kettle`, { waitUntil: 'commit' });
  const buttons = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });
  await buttons.first().click({ noWaitAfter: true });
  const shown = javaScriptEnabled
    ? page.locator('[data-cart-count]', { hasText: '1' }).first()
    : page.locator('main a[href^="/product/steel-kettle"]').first();
  if (!javaScriptEnabled) await page.waitForURL('**/order/shopping_cart', { waitUntil: 'commit' });
  await shown.waitFor();
  const ms = Date.now() - begun;
  await context.close();
  return ms;
};

const sinceStart = async (page) =>
  (await page.waitForFunction(() => window.__shownAt && window.__shownAt - performance.timeOrigin)).jsonValue();
