import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeOrder } from '../support/data';
import { startReceiver } from '../support/receiver';
import { openDesk } from './desk';

const twoDaysMs = 48 * 3_600_000;
const tries = 12;
/** After a try, the next one follows within so long. */
const untilNextMs = (tried: number) => 2 ** tried * 60_000 + 1000;

test('[DESK-19] another system is told of a paid order by a signed message; one that fails is tried again, given up, and sent again', async ({
  page,
  browser,
  isolatedStore,
}) => {
  const receiver = await startReceiver();
  const { received, answers } = receiver;
  await openDesk(page, `${isolatedStore.origin}/admin/webhooks/new`, 'admin');
  await page.getByRole('button', { name: 'Register the webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/^Enter the address/);
  await expect(page.getByText('Choose what it is told')).toBeVisible();
  expect(await faultsOf(page, 'new webhook')).toEqual([]);
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await page.getByRole('checkbox', { name: /order\.paid/ }).check();
  await page.getByRole('button', { name: 'Register the webhook' }).click();
  const secret = await page.getByText(/^whsec_/).innerText();
  await page.getByRole('link', { name: 'To the webhook' }).click();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await expect(page.getByText(/whsec_/)).toHaveCount(0);

  answers.push(500);
  await makeOrder(isolatedStore.request);
  await expect.poll(() => received.length).toBe(1);
  await page.reload();
  await expect(page.getByText('Answered 500, 1 try')).toBeVisible();
  expect(await faultsOf(page, 'webhook')).toEqual([]);
  await isolatedStore.advance(twoDaysMs);
  await expect.poll(() => received.length).toBe(2);
  expect(receiver.verify(1, secret)).toMatchObject({ type: 'order.paid', data: { orderNo: expect.any(String) } });
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  const path = new URL(page.url()).pathname;

  answers.push(...Array.from({ length: tries }, () => 503));
  await makeOrder(isolatedStore.request);
  for (let n = 1; n <= tries; n += 1) {
    await expect.poll(() => received.length).toBe(2 + n);
    await isolatedStore.advance(untilNextMs(n));
  }
  // the session is days old by the store's clock
  const later = await (await browser.newContext()).newPage();
  await openDesk(later, isolatedStore.origin + path, 'admin');
  await expect(later.getByText('Given up')).toBeVisible();
  await expect(later.getByText(`Answered 503, ${tries} tries`)).toBeVisible();
  expect(received).toHaveLength(2 + tries);
  await later.getByRole('button', { name: 'Send order.paid again' }).first().click();
  await expect(later.getByText('Arrived')).toHaveCount(2);
  expect(receiver.verify(2 + tries, secret)).toMatchObject({ type: 'order.paid' });
  await later.context().close();
  await receiver.close();
});
