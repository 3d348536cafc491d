import { expect, test } from './fixtures';
import { signIn } from './steps';

test('[DESK-03] on a phone a merchant’s packer signs in at the desk, opens an order and sends it', async ({ shop }) => {
  await shop.resize(390, 844);
  await shop.goto('/sell');
  await signIn(shop, { email: 'packer@souk.test', password: 'souk-demo' });
  await shop.isAt(/^\/sell\/\d+$/);
  await shop.role('link', /Orders to send/).press();
  await shop.isAt(/^\/sell\/\d+\/orders/);
  await shop.css('[data-desk-row]:first-child th a').press();
  await shop.isAt(/^\/sell\/\d+\/orders\/[^?]+/);
  await shop.role('combobox', /^Carrier/).fill('La Poste');
  await shop.role('textbox', /^Tracking number/).fill('6A-WEBKIT');
  await shop.role('button', 'Mark as sent').press();
  await shop.role('main').text('Sent by La Poste, 6A-WEBKIT').isSeen();
  expect(
    await shop.run('return document.documentElement.scrollWidth - document.documentElement.clientWidth;'),
    'pixels that stand out to the right',
  ).toBe(0);
  await shop.reload();
  await shop.role('main').text('Sent by La Poste, 6A-WEBKIT').isSeen();
});
