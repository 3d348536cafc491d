import type { Page, Request } from '@playwright/test';
import { expect, startApplication, test, untilHydrated, withoutPrefetchedReplies } from '../fixtures';
import { accountPaths, detailLinksOn } from './account-pages';
import { demoShopper, signInAt } from './shopper';

/** What the pages of the account ask for. */
const accountCalls = /\/api\/front\/(?!login\/)/;
/** Says who is signed in. */
const tokenCall = '**/auth/token';

/** Google calls 0.1 good; what a page of the account moves by itself stays far below. */
const mostShift = 0.02;

/** Sums up the layout shifts of every page that follows. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        // the entry's type is not in TypeScript's library
        Reflect.set(globalThis, 'shifted', Number(Reflect.get(globalThis, 'shifted')) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Holds calls back. @returns releases them, and waits until all that were held have been answered */
const hold = async (page: Page, calls: string | RegExp) => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: Request[] = [];
  await page.route(calls, async (route) => {
    held.push(route.request());
    await released;
    await route.continue().catch(() => undefined); // the page may have been left meanwhile
  });
  return async () => {
    release();
    await Promise.all(held.map((request) => request.response()));
    await page.unroute(calls);
  };
};

/** Where the page's heading stands, to the pixel; in one look, since what loads replaces the heading by its like. */
const headingAt = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  return page.getByRole('main').evaluate((main) => {
    const box = main.querySelector('h1')?.getBoundingClientRect();
    return box ? [box.x, box.y, box.height].map(Math.round).join(' ') : 'no heading';
  });
};

/** Opens a page step by step: nobody is known yet, then who it is, then all that the page shows. */
const lookAt = async (page: Page, path: string) => {
  const [tellWho, tellAll] = [await hold(page, tokenCall), await hold(page, accountCalls)];
  const busy = page.locator('main [aria-busy="true"]');
  await page.goto(path);
  await startApplication(page);
  const unknown = await headingAt(page);
  await tellWho();
  await expect(page.getByRole('navigation', { name: 'Account areas' })).toBeVisible();
  const loading = await headingAt(page);
  await tellAll();
  await expect(busy).toHaveCount(0);
  await untilHydrated(page);
  const loaded = await headingAt(page);
  return {
    path,
    unknown,
    loading,
    loaded,
    shift: await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted'))),
  };
};

for (const width of [390, 1280])
  test(`[ROUTE-14] while an account page loads its heading stands where it stays, and nothing jumps, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 844 });
    await signInAt(page, '/users/order_list', demoShopper);
    await watchShifts(page);
    await withoutPrefetchedReplies(page);
    // Without a number an order's page is a form, which loads nothing.
    const left = accountPaths.filter((path) => path !== '/order/order_detail');
    const jumped: unknown[] = [];
    for (let path = left.shift(); path; path = left.shift()) {
      const seen = await lookAt(page, path);
      const isStill = new Set([seen.unknown, seen.loading, seen.loaded]).size === 1 && seen.shift <= mostShift;
      if (!isStill) jumped.push(seen);
      left.push(...(await detailLinksOn(page, path)));
    }
    expect(jumped).toEqual([]);
  });
