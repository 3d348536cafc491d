import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { linkTo } from '../admin/staff';
import { makeOrder, makeProduct } from '../support/data';
import { mailWith } from '../support/mails';
import { expect, test } from './fixtures';
import type { Shop } from './shop';
import { signIn } from './steps';

const password = 'souk-demo';
const openDesk = async (shop: Shop, path: string, who: string) => {
  await shop.goto(path);
  await signIn(shop, { email: `${who}@souk.test`, password });
};

/** Does something in the window that a link opens, and comes back once it has closed. @returns what was done there */
const inOtherWindow = async <T>(shop: Shop, link: string, act: () => Promise<T>): Promise<T> => {
  const handles = () => shop.command('GET', '/window/handles') as Promise<string[]>;
  const [own = ''] = await handles();
  await shop.role('link', link).press();
  await expect.poll(async () => (await handles()).length).toBe(2);
  const other = (await handles()).find((handle) => handle !== own);
  await shop.command('POST', '/window', { handle: other });
  const done = await act();
  await expect.poll(async () => (await handles()).length).toBe(1);
  await shop.command('POST', '/window', { handle: own });
  return done;
};

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

test('[DESK-03] ten orders are chosen and sent together; their shoppers have the mail, and the number on their page', async ({
  shop,
  request,
}) => {
  const { slug, name } = await makeProduct(request);
  const orders: Awaited<ReturnType<typeof makeOrder>>[] = [];
  for (let at = 0; at < 10; at += 1) orders.push(await makeOrder(request, { slug }));
  await openDesk(shop, `/admin/orders?q=${encodeURIComponent(name)}`, 'orders');
  await shop.role('rowheader').isThere(orders.length);
  for (const { no } of orders) await shop.role('checkbox', new RegExp(no)).check();
  await shop.text('10 rows chosen').isSeen();
  await shop.role('button', 'Send the chosen orders').press();
  const dialog = shop.role('dialog', 'Send the chosen orders');
  await dialog.role('combobox', /^Carrier/).fill('UPS');
  for (const [at, { no }] of orders.entries())
    await dialog.role('textbox', new RegExp(`^Tracking number of ${no}`)).fill(`1ZWEBKIT${at}`);
  await dialog.role('textbox', new RegExp(`^Tracking number of ${orders[9]?.no}`)).type('\uE007');
  await dialog.isGone();
  await shop.role('rowheader').isGone();
  for (const [at, { email }] of orders.entries()) await mailWith(request, email, `1ZWEBKIT${at}`);
  await shop.goto(orders[9]?.link ?? '');
  await shop.role('main').says(/1ZWEBKIT9/);
});

test('[DESK-04] a return: accepted, taken in and sold again, paid back; the shopper sees each step', async ({
  shop,
  request,
}) => {
  const { slug } = await makeProduct(request, { stock: 1 });
  const order = await makeOrder(request, { state: 'shipped', slug });
  await shop.goto(order.link);
  await shop.role('main').role('link', 'Request refund').press();
  await shop.label(/^Reason/).choose(1);
  await shop.role('button', 'Request refund').press();
  await shop.role('main').says(/Merchant review in progress/);
  const asked = await shop.url();
  const atShop = asked.pathname + asked.search;
  const refundNo = asked.searchParams.get('refundOrderNo') ?? '';
  const atDesk = `/admin/refunds/${refundNo}`;

  await openDesk(shop, atDesk, 'orders');
  await shop.role('button', 'Accept the return').press();
  await shop.role('main').says(/The customer sends the parcel/);
  await mailWith(request, order.email, 'Please send your return');
  await shop.goto(atShop);
  await shop.role('main').says(/The merchant agreed to the return/);
  await shop.label(/^Carrier/).fill('Royal Mail');
  await shop.label(/^Tracking number/).fill('RM-WEBKIT');
  await shop.role('button', 'I have sent the parcel').press();
  await shop.role('main').says(/RM-WEBKIT/);
  await shop.goto(atDesk);
  await shop.role('button', 'The parcel is here').press();
  await shop.role('button', /^Refund \$/).isSeen();
  await shop.goto(atShop);
  await shop.role('main').says(/The merchant has the return parcel/);
  await shop.goto(atDesk);
  await shop.role('button', /^Refund \$/).press();
  await shop
    .role('dialog', /^Refund \$/)
    .role('button', /^Refund \$/)
    .press();
  await shop.role('button', /^Refund \$/).isGone();
  await mailWith(request, order.email, 'reaches your account');
  await shop.goto(atShop);
  await shop.role('main').says(/\$[\d.]+ refunded/);
  await shop.goto(`/product/${slug}?back=1`);
  await shop.role('main').role('button', 'Add to cart').isSeen();
});

test('[DESK-23] [DESK-24] somebody is invited, sets up a second factor, signs in with a recovery code, and reads the overview', async ({
  shop,
  request,
}) => {
  const email = `staff-${randomUUID().slice(0, 8)}@souk.test`;
  const own = 'a long one for staff';
  await openDesk(shop, '/admin/staff', 'admin');
  await shop.role('textbox', /^Email/).fill(email);
  await shop.role('checkbox', /^Finance/).check();
  await shop.role('button', 'Send the invitation').press();
  await shop.role('button', `Take back the invitation of ${email}`).isSeen();
  await shop.role('link', /^Sign out/).press();
  await shop.role('link', /^Sign out/).isGone();
  await shop.goto(await linkTo(request, email));
  await shop.label(/^What your colleagues call you/).fill('Farid');
  await shop.label(/^New password/).fill(own);
  await shop.role('button', 'Accept and sign in').press();
  await signIn(shop, { email, password: own });
  await shop.role('heading', 'Overview').isSeen();
  const code = await inOtherWindow(shop, 'Set up a second factor', async () => {
    await shop.css('input[type=password]').fill(own);
    await shop.role('button', 'Sign in').press();
    await shop.css('#secret').isSeen();
    const secret = await shop.run<string>('return document.querySelector("#secret").innerText');
    await shop.label('Code').fill(generateSync({ secret: secret.replaceAll(' ', '') }));
    await shop.role('button', 'Confirm the code').press();
    await shop.role('listitem').isThere(10);
    const told = await shop.run<string>('return document.querySelector("li").innerText');
    await shop.role('button', 'I have stored them, go on').press();
    return told.trim();
  });
  await shop.role('link', 'Set up a second factor').isGone();

  await shop.role('link', /^Sign out/).press();
  await shop.goto('/admin');
  await signIn(shop, { email, password: own }, async () => {
    await shop.role('heading', 'Second factor').isSeen();
    await shop.label('Code').fill(code);
    await shop.role('button', 'Sign in').press();
  });
  await shop.role('heading', 'Overview').isSeen();
});
