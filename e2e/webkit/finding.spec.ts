import { expect, test } from './fixtures';

test('[ROUTE-04] [PL1] [PL2] a list narrowed by a filter: address, chip, reload, Back', async ({ shop }) => {
  await shop.goto('/products/product_search?title=linen');
  await shop.isAlive();
  const main = shop.role('main');
  await main.text('Color').press();
  await main.role('checkbox', /^Blue/).check();
  await shop.isAt(/attr=Color%3ABlue/);
  await main.role('link', 'Remove filter Blue').isSeen();
  await shop.reload();
  await main.role('link', 'Remove filter Blue').isSeen();
  await shop.back();
  await shop.isAt(/product_search\?title=linen$/);
  await main.role('link', 'Remove filter Blue').isGone();
});

test('[M4] [M5] on a phone the filters are a sheet, which Back closes', async ({ shop }) => {
  await shop.resize(390);
  await shop.goto('/products/all');
  await shop.isAlive();
  const sheet = shop.role('dialog', 'Filters');
  await shop.role('button', 'Filters').press();
  await sheet.isSeen();
  await shop.back();
  await sheet.isGone();
  await shop.isAt(/^\/products\/all$/);
  await shop.role('button', 'Filters').press();
  await sheet.text('Free shipping').press();
  await sheet.role('checkbox', /^Free shipping/).check();
  await shop.isAt(/freeShipping=true/);
  await sheet.role('button', /^Show \d+ results$/).press();
  await sheet.isGone();
  await shop.role('link', 'Remove filter Free shipping').isSeen();
});

test('[QUICK-07] [QUICK-10] [PP10] the quick view: Back closes it, the focus returns, a choice goes into the cart', async ({
  shop,
}) => {
  await shop.goto('/products/product_search?title=linen+shirt');
  await shop.isAlive();
  const opener = shop.role('article', 'Linen shirt').role('button', 'Quick view');
  const dialog = shop.role('dialog', 'Linen shirt');
  await opener.press();
  await dialog.isSeen();
  await shop.back();
  await dialog.isGone();
  await opener.hasFocus();
  await opener.press();
  await dialog.role('radio', 'Blue').check();
  await dialog.role('radio', 'L').check();
  await dialog.role('button', 'Sold out').isSeen();
  await dialog.role('radio', 'M').check();
  await dialog.role('button', 'Add to cart').press();
  await shop
    .role('status')
    .text(/Linen shirt added to cart/)
    .isSeen();
});

test('[HEAD-06] [ROUTE-04] [ROUTE-05] words and a category lead to products, a collection shows its own', async ({
  shop,
}) => {
  await shop.goto('/');
  await shop.isAlive();
  await shop.role('banner').role('button', 'Search').press();
  await shop.role('dialog', 'Search').css('input').type('kettle\uE007');
  await shop.isAt(/^\/products\/product_search\?.*title=kettle/);
  await shop.role('main').role('article', 'Steel kettle').isSeen();
  await shop.goto('/');
  await shop.isAlive();
  await shop.role('main').role('link', 'Kitchen').press();
  await shop.isAt(/^\/collections\/kitchen/);
  await shop.role('main').role('article', 'Ceramic mug').isSeen();
  await shop.goto('/collections/kitchen');
  await shop.role('main').role('heading', 'Kitchen').isSeen();
  await shop.role('main').role('article', 'Ceramic mug').isSeen();
});

test('[PL6] [LAYOUT-03] Back from a product returns to the place in the list that was left', async ({ shop }) => {
  await shop.goto('/products/all');
  await shop.isAlive();
  const main = shop.role('main');
  await main.role('link', 'Load more').press();
  await main.role('article').isThere(40);
  await shop.run(
    'document.querySelectorAll("main article")[30].scrollIntoView({ block: "center", behavior: "instant" })',
  );
  const before = await shop.run<number>('return scrollY');
  await main.css('article:nth-of-type(31) a, li:nth-of-type(31) article a').press();
  await shop.isAt(/^\/product\//);
  await expect.poll(() => shop.run<number>('return scrollY')).toBeLessThan(20);
  await shop.back();
  await main.role('article').isThere(40);
  await expect.poll(async () => Math.abs((await shop.run<number>('return scrollY')) - before)).toBeLessThan(60);
});

test('[I18N-01] the language changes in place and is kept', async ({ shop }) => {
  await shop.goto('/');
  await shop.isAlive();
  await shop.run('window.isSame = true');
  await shop
    .role('banner')
    .role('combobox', /language/i)
    .choose('fr');
  await shop.role('banner').role('link', 'Accueil').isSeen();
  expect(await shop.run('return [document.documentElement.lang, window.isSame]')).toEqual(['fr', true]);
  await shop.reload();
  await shop.role('banner').role('link', 'Accueil').isSeen();
});

test('[PAGE-03] [PAGE-05] a page of the owner’s: a chosen variant goes into the cart, the search leads on', async ({
  shop,
}) => {
  await shop.goto('/lookbook');
  await shop.isAlive();
  await shop.label('Colour').choose('Sand');
  await shop.label('Size').choose('L');
  await shop.label('How many').fill('2');
  await shop.role('button', 'Add to basket').press();
  await shop.role('button', 'Basket 2').press();
  await shop
    .role('dialog', 'Shopping Cart')
    .role('listitem', /Linen shirt/)
    .says(/Sand · L/);
  await shop.role('dialog', 'Shopping Cart').role('button', 'Close').press();
  await shop.label('Search the shop').type('lamp\uE007');
  await shop.isAt(/^\/products\/product_search\?title=lamp$/);
});
