import { newShopper, signInByDialog } from '../account/shopper';
import { expect, test, untilHydrated } from '../fixtures';

test('[WIDGET-02] [WIDGET-03] the streaming widget is dragged by mouse, touch and keys, made large, closed', async ({
  page,
}) => {
  await page.goto('/company/about_us');
  await untilHydrated(page);
  const widget = page.getByRole('region', { name: 'Live channel' });
  const handle = widget.getByRole('button', { name: /^Move/ });
  await expect(widget).toBeVisible();
  const box = async () => (await widget.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // It is shown once the page rests.
  await expect(page.locator('section[data-room="all"], section[data-room="bar"]')).toBeVisible();

  const first = await box();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(first.x - 100, first.y - 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await box()).x).toBeLessThan(first.x - 50);
  await expect.poll(async () => (await box()).y).toBeLessThan(first.y - 30);
  const second = await box();

  const touch = await page.context().newCDPSession(page);
  const grip = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at.x - 80, y: at.y - 40 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await box()).x).toBeLessThan(second.x - 40);

  const third = await box();
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Math.round((await box()).x)).toBe(Math.round(third.x - 24));

  await widget.getByRole('button', { name: 'Maximise' }).click();
  await expect.poll(async () => (await box()).width).toBeGreaterThan(900);
  await expect(widget.locator('iframe').contentFrame().getByText('Live from Glaze Studio')).toBeVisible();
  await widget.getByRole('button', { name: 'Minimise' }).click();
  await widget.getByRole('button', { name: 'Close the live channel' }).click();
  await expect(widget).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`[WIDGET-02] at rest the live channel lies over no button, field or price, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await untilHydrated(page);
    const widget = page.locator('section[data-room]');
    let seen = 0;
    for (let top = 60; top <= 3_000; top += 210) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      // It hears of the scroll with the next frame, hides, and looks once the page rests.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      await expect(widget).not.toHaveAttribute('data-room', 'moving');
      const found = await widget.evaluate((box) => {
        if (getComputedStyle(box).visibility === 'hidden') return null;
        const at = box.getBoundingClientRect();
        return [...document.querySelectorAll('button, input, select, textarea, [data-price]')]
          .filter((one) => !box.contains(one))
          .filter((one) => {
            const lies = one.getBoundingClientRect();
            return lies.left < at.right && lies.right > at.left && lies.top < at.bottom && lies.bottom > at.top;
          })
          .map((one) => one.textContent);
      });
      if (found) seen += 1;
      expect(found ?? [], `at ${top}`).toEqual([]);
    }
    expect(seen).toBeGreaterThan(0);
  });
}

test('[WIDGET-03] the channel’s bar names the show in the shopper’s language and time; closed it stays closed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    timezoneId: 'Europe/Paris',
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/company/about_us?lang=fr');
  await untilHydrated(page);
  const widget = page.getByRole('region', { name: 'Chaîne en direct' });
  await expect(widget).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 300));
  // in winter or summer time
  await expect(page.locator('section[data-room]')).toContainText(/En direct jeu\. (19|20)\sh/);
  await page
    .locator('section[data-room]')
    .getByRole('button', { name: 'Fermer', includeHidden: true })
    .dispatchEvent('click');
  await expect(page.locator('section[data-room]')).toHaveCount(0);
  const code = page.waitForResponse((response) => response.url().includes('/idle-parts.'));
  await page.reload();
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await code;
  await expect(page.locator('section[data-room]')).toHaveCount(0);
  await context.close();
});

test('[WIDGET-04] on a phone the shortcuts stand at the page’s foot and float over nothing that is read or filled in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/users/registration', '/products/product_search?title=linen', '/product/canvas-tote']) {
    await page.goto(path);
    await untilHydrated(page);
    const chat = page.getByRole('button', { name: 'Chat with us' });
    await expect(chat).not.toBeInViewport();
    await expect.poll(() => page.getByRole('complementary', { name: 'Shortcuts' }).evaluate(positionOf)).toBe('static');
    await chat.scrollIntoViewIfNeeded();
    await expect(chat).toBeInViewport();
    await expect.poll(() => page.evaluate(isBelowFooter)).toBe(true);
  }
});

const positionOf = (element: Element) => getComputedStyle(element).position;
const isBelowFooter = () => {
  const foot = [...document.querySelectorAll('footer, nav[aria-label="Legal"]')].at(-1);
  const shortcuts = document.querySelector('aside[data-floats]');
  return foot && shortcuts && shortcuts.getBoundingClientRect().top >= foot.getBoundingClientRect().bottom;
};

test('[WIDGET-04] [WIDGET-05] the chat is a conversation: a ticket behind it, an answer in it', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await page.goto('/company/about_us');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await expect.poll(async () => (await chat.boundingBox())?.width).toBe(350);
  await chat.getByRole('button', { name: 'Sign in' }).click();
  await signInByDialog(page, shopper);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await chat.getByLabel('Your message').fill('Where is my parcel?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Where is my parcel?')).toBeVisible();
  await chat.getByRole('link', { name: 'Open this conversation in your account' }).click();
  await expect(page).toHaveURL(/\/support\/ticket\/view\?id=\d+$/);
  await expect(page.getByRole('heading', { name: 'Chat: Where is my parcel?' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  expect((await request.post(`/sandbox/ticket/${id}/answer`, { data: { message: 'On its way.' } })).ok()).toBe(true);
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(chat.getByText('On its way.')).toBeVisible();
});

test('[FOOT-05] a letter’s link leaves the newsletter by one press, also without scripts', async ({
  browser,
  request,
  baseURL,
}) => {
  const email = `leaver-${Date.now()}@souk.test`;
  await request.post(`/api/front/form/subscribe/newsletter?email=${encodeURIComponent(email)}`);
  const mails = (await (await request.get('/sandbox/outbox')).json()) as { to: string; text: string }[];
  const link = /(\/newsletter\/leave\?key=\w+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You have been unsubscribed' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await context.close();
});
