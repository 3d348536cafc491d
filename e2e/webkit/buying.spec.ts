import { words, type Locale } from '../checkout/words';
import { test } from './fixtures';
import { addProduct, cards, isPaid, orderAsGuest, payByCard, checkOutAsGuest } from './steps';

const screens: readonly [Locale, number][] = [
  ['en', 1280],
  ['fr', 390],
];

for (const [locale, width] of screens)
  test(`[ROUTE-01] [ROUTE-03] [ROUTE-07] [ROUTE-19] [ROUTE-20] [ROUTE-21] [ORDER-04] a guest's first purchase, ${locale} at ${width} px`, async ({
    shop,
    french,
  }) => {
    const w = words[locale];
    const header = shop.role('banner');
    await shop.resize(width);
    await shop.goto('/');
    if (locale === 'fr') {
      await french();
      await shop.reload();
    }
    await shop.isAlive();
    if (width < 1024) await header.role('button', w.menu).press();
    await (width < 1024 ? shop.role('dialog') : header).role('link', w.shopNow).press();
    await shop.isAt(/^\/products\/all$/);
    await shop.role('main').role('article', w.shirt).role('link').press();
    await shop.role('heading', w.shirt).isSeen();
    await shop.role('radiogroup', w.color).role('radio', w.white).check();
    await shop.role('radiogroup', w.size).role('radio', 'M').check();
    await shop.role('main').role('button', w.addToCart).press();
    await header.role('button', w.cart(1)).press();

    const drawer = shop.role('dialog', w.drawer);
    const line = drawer.role('listitem', new RegExp(w.shirt));
    await line.says(new RegExp(`${w.white} · M`));
    await line.role('spinbutton', new RegExp(w.quantity)).holds('1');
    await drawer.role('link', w.viewCart).press();
    await shop.isAt(/^\/order\/shopping_cart$/);
    await drawer.isGone();
    await shop.role('main').role('button', w.checkout).press();
    await checkOutAsGuest(shop, w.card, w);
    await payByCard(shop, cards.pays, w);
    await isPaid(shop, w);
    await shop.role('link', w.seeOrder).press();
    await shop.role('heading', w.order).isSeen();
    await shop.role('main').says(new RegExp(w.shirt));
    await header.role('button', w.cart(0)).isSeen();
  });

test('[DRAWER-02] [CART-04] [CART-05] [CART-09] the quantity in the drawer, then in the cart, is kept by a reload', async ({
  shop,
}) => {
  await addProduct(shop, 'steel-kettle');
  await shop.role('banner').role('button', 'Cart, 1 item').press();
  const drawer = shop.role('dialog', 'Shopping Cart');
  await drawer.role('button', 'Increase quantity').press();
  await drawer.role('spinbutton').holds('2');
  await drawer.role('link', 'View Cart').press();
  const line = shop.role('main').role('listitem', 'Steel kettle');
  await line.role('spinbutton').holds('2');
  await line.role('button', 'Increase quantity').press();
  await line.says(/\$180\.00/);
  await line.role('button', 'Decrease quantity').press();
  await line.says(/\$120\.00/);
  // What the server has confirmed.
  await shop.role('main').css('[data-cart-line][aria-busy="false"]').isSeen();
  await shop.reload();
  await line.role('spinbutton').holds('2');
  await line.role('button', 'Remove').press();
  await line.isGone();
  await shop.role('button', 'Undo').press();
  await line.role('spinbutton').holds('2');
});

test('[ORDER-04] a declined card charges nothing, another pays; reload and Back change nothing', async ({ shop }) => {
  await orderAsGuest(shop, 'canvas-tote', words.en.card);
  await payByCard(shop, cards.declined);
  await shop.role('alert').says(/Your card was declined\./);
  await payByCard(shop, cards.pays);
  await isPaid(shop);
  const { href } = await shop.url();
  await shop.reload();
  await isPaid(shop);
  await shop.back();
  await shop.isAlive();
  await shop.isAt(/^(?!\/order\/stripe_payment)/);
  await shop.role('button', words.en.pay).isGone();
  await shop.goto(href);
  await isPaid(shop);
});

test('[ORDER-04] [ORDER-06] 3-D Secure: failing it leaves the order unpaid, passing it pays', async ({ shop }) => {
  await orderAsGuest(shop, 'canvas-tote', words.en.card);
  await payByCard(shop, cards.challenged);
  await shop.role('button', 'Fail authentication').press();
  await shop.role('heading', 'Pay for failure').isSeen();
  await shop
    .role('main')
    .role('link', /^Pay \$/)
    .press();
  await payByCard(shop, cards.challenged);
  await shop.role('button', 'Complete authentication').press();
  await isPaid(shop);
});

test('[ORDER-04] [ORDER-06] PayPal, approved at the provider, comes back paid', async ({ shop }) => {
  await orderAsGuest(shop, 'canvas-tote', /^PayPal/);
  await shop.isAt(/^\/sandbox\/paypal\/approve/);
  await shop.role('button', 'Approve').press();
  await isPaid(shop);
});
