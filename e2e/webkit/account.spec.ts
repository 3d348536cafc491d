import { codeSentTo, demoShopper, newShopper } from '../account/shopper';
import { expect, test } from './fixtures';
import { signIn } from './steps';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

test('[LOGIN-07] [LOGIN-08] [LOGIN-09] [ORDER-08] [ORDER-09] sign in through the provider, a reload, orders to their detail', async ({
  shop,
}) => {
  await shop.goto('/users/order_list');
  await signIn(shop, demoShopper);
  await shop.role('heading', 'My orders').isSeen();
  await shop.isAt(/^\/users\/order_list$/);
  await shop.reload();
  await shop.role('heading', 'My orders').isSeen();
  await shop.role('link', /^In transit/).press();
  await shop.isAt(/type=1/);
  // The list before stays until this one is there, and a press on its card may be lost with it.
  await shop.role('article').says(/In transit/);
  await shop.role('article').role('link', 'View details').press();
  await shop.isAt(/^\/order\/order_detail\?orderNo=PT/);
  await shop.role('main').text('Ships to').isSeen();
});

test('[ACCT-02] [ROUTE-02] an address is added and kept; signing out ends the visit', async ({ shop, request }) => {
  await shop.goto('/users/address_list');
  await signIn(shop, await newShopper(request));
  await shop.role('heading', 'Addresses').isSeen();
  await shop.role('button', /^Add/).press();
  const dialog = shop.role('dialog', 'New address');
  await dialog.role('combobox', /^Country/).choose('US');
  await dialog.role('textbox', /^First name/).fill('Ada');
  await dialog.role('textbox', /^Last name/).fill('Lovelace');
  await dialog.role('textbox', /^Address/).fill('1 Main Street');
  await dialog.role('textbox', /^City/).fill('Springfield');
  await dialog.role('combobox', /^State/).choose('IL');
  await dialog.role('textbox', /^Postal code/).fill('62701');
  await dialog.role('textbox', /^Phone/).fill('+1 217 555 0123');
  await dialog.role('button', 'Save address').press();
  await dialog.isGone();
  await shop.reload();
  await shop.role('main').says(/1 Main Street/);
  await shop.role('banner').role('button', 'Account').press();
  await shop.role('link', 'Log out').press();
  await shop.isAt(/^\/$/);
  expect(await shop.run('return document.cookie')).not.toContain('auth.hint');
  await shop.goto('/users/address_list');
  await shop.role('dialog', 'Sign in').isSeen();
});

test('[MER-02] [ROUTE-15] applying to sell: what is missing, a code by mail, a picture, sent', async ({
  shop,
  request,
}) => {
  const { email } = await newShopper(request);
  await shop.goto('/merchant/registration');
  await shop.isAlive();
  await shop.role('button', 'Send the application').press();
  await shop.text('Please enter the company name').isSeen();
  await shop.label(/^Company name/).hasFocus();
  await shop.label(/^Company name/).fill(`Stall ${email.slice(4, 12)}`);
  await shop.role('radio', 'I have products and can promote').check();
  await shop.label(/^Product category/).choose(1);
  await shop.label(/^Your name/).fill('Olive Oak');
  await shop.label(/^Phone/).fill('+1 617 555 0111');
  await shop.label(/^Email/).fill(email);
  await shop.role('button', 'Send code').press();
  await shop.text('Please check your mailbox for the verification code').isSeen();
  await shop.label(/^Verification code/).fill(await codeSentTo(request, email));
  await shop.css('input[type=file]').givePicture('papers.png', onePixel);
  await shop.role('img', 'Picture 1').isSeen();
  await shop.role('checkbox', /I have read the agreement/).check();
  await shop.role('button', 'Send the application').press();
  await shop.isAt(/^\/merchant\/registration\/confirm\?id=\d+$/);
  await shop.role('main').says(/within 15 working days/);
});
