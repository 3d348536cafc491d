import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';
import { addProduct, cards, payByCard, toCheckout } from './steps';

// The browser without windows has no address book.
test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: ['--no-sandbox'] } });

/** An address as the browser's own address book keeps it, by Chromium's names. */
const profile = {
  NAME_FULL: 'Gina Guest',
  NAME_FIRST: 'Gina',
  NAME_LAST: 'Guest',
  EMAIL_ADDRESS: 'gina@souk.test',
  ADDRESS_HOME_COUNTRY: 'CA',
  ADDRESS_HOME_LINE1: '1 Main Street',
  ADDRESS_HOME_CITY: 'Toronto',
  ADDRESS_HOME_STATE: 'ON',
  ADDRESS_HOME_ZIP: 'M5V 2T6',
  PHONE_HOME_WHOLE_NUMBER: '+14165550100',
};

/**
 * The shopper stands in a field and takes what the browser offers: its own filling, not the test's typing.
 * Left out, with a word, where a browser has no filling that a test can ask for.
 */
const takeAutofill = async (page: Page, selector: string) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Autofill.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(profile).map(([name, value]) => ({ name, value }));
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } }).catch((error: Error) => {
    test.skip(/wasn't found|not (supported|implemented)/i.test(error.message), 'this browser cannot be asked to fill');
    throw error;
  });
  await browser.detach();
};

for (const first of ['email', 'given-name']) {
  test(`[ORDER-02] [K5] the browser fills the whole form at once, begun at ${first}, and the order goes there`, async ({
    page,
  }) => {
    await addProduct(page, 'canvas-tote');
    await toCheckout(page);
    await untilHydrated(page);
    // Chromium fills a list whose options change only within a second of the filling: what providers load is there by then.
    await expect(page.getByRole('group', { name: 'Express checkout' }).getByRole('button')).toBeVisible();
    const address = page.getByRole('group', { name: 'Shipping address' });
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await (first === 'email' ? email : address.getByRole('textbox', { name: 'First name' })).focus();
    await takeAutofill(page, `main form [autocomplete="${first}"]`);
    await expect(email).toHaveValue('gina@souk.test');
    await expect(address.getByRole('combobox', { name: 'Country' })).toHaveValue('CA');
    await expect(address.getByRole('combobox', { name: 'Province' })).toHaveValue('ON');
    for (const [name, value] of Object.entries({
      'First name': 'Gina',
      'Last name': 'Guest',
      Address: '1 Main Street',
      City: 'Toronto',
      'Postal code': 'M5V 2T6',
    }))
      await expect(address.getByRole('textbox', { name, exact: true })).toHaveValue(value);

    const asked = page.waitForRequest((request) => request.url().endsWith('/api/front/order/create'));
    await payByCard(page, cards.pays);
    expect((await asked).postDataJSON()).toMatchObject({
      email: 'gina@souk.test',
      address: {
        firstName: 'Gina',
        lastName: 'Guest',
        country: 'CA',
        city: 'Toronto',
        province: 'ON',
        postCode: 'M5V 2T6',
      },
    });
    await expect(page).toHaveURL(/\/order\/payment_result/);
  });
}
