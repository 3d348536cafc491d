import type { Shopper } from '../account/shopper';
import { words, type Words } from '../checkout/words';
import type { Shop } from './shop';

/** Cards of the sandbox. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000000000003220',
} as const;

/** Puts a product into the cart from its shop. */
export const addProduct = async (shop: Shop, slug: string) => {
  await shop.goto(`/product/${slug}`);
  await shop.isAlive();
  await shop.role('main').role('button', 'Add to cart').press();
  await shop.role('banner').role('button', 'Cart, 1 item').isSeen();
};

/** Types where it goes. */
export const typeAddress = async (shop: Shop, w: Words = words.en) => {
  const address = shop.role('group', w.address);
  await address.role('combobox', w.country).choose('US');
  await address.role('textbox', w.firstName).fill('Ada');
  await address.role('textbox', w.lastName).fill('Lovelace');
  await address.role('textbox', w.street).fill('1 Main Street');
  await address.role('textbox', w.city).fill('Springfield');
  await address.role('combobox', w.province).choose('IL');
  await address.role('textbox', w.postCode).fill('62701');
  await address.role('textbox', w.phone).fill('+1 217 555 0123');
};

/** Everything at the checkout but the card, as a guest. PayPal's order is placed by it. */
export const checkOutAsGuest = async (shop: Shop, way: RegExp, w: Words = words.en) => {
  await shop.isAt(/^\/order\/order_confirm\?preOrderNo=\w+/);
  await shop.role('heading', w.checkoutTitle).isSeen();
  await shop.role('textbox', w.email).fill('guest@souk.test');
  await typeAddress(shop, w);
  await shop.role('group', w.payment).role('radio', way).check();
  if (way.test('PayPal')) await shop.role('button', w.place).press();
};

/** A guest's order of one product, to be paid so. */
export const orderAsGuest = async (shop: Shop, slug: string, way: RegExp) => {
  await addProduct(shop, slug);
  await shop.goto('/order/shopping_cart');
  await shop.isAlive();
  await shop.role('main').role('button', 'Checkout').press();
  await checkOutAsGuest(shop, way);
};

/** Types a card into the provider's frame, where the shop cannot read it, and pays. */
export const payByCard = async (shop: Shop, number: string, w: Words = words.en) => {
  await shop.within(w.cardFrame, async () => {
    await shop.role('textbox', w.cardNumber).fill(number);
    await shop.role('textbox', w.cardExpiry).fill('1234');
    await shop.role('textbox', w.cardCode).fill('123');
  });
  await shop.role('button', w.pay).press();
};

/** The order is paid, and the page says so. */
export const isPaid = async (shop: Shop, w: Words = words.en) => {
  await shop.isAt(/^\/order\/payment_result\?orderNo=PT\w+/);
  await shop.role('heading', w.paid).isSeen();
};

/** From the open dialog through the identity provider's page, and back: of the shop, or of a desk. @param further what else the provider asks */
export const signIn = async (shop: Shop, { email, password }: Shopper, further = async () => {}) => {
  const dialog = shop.role('dialog', 'Sign in');
  await dialog.role('textbox', /^Email/).fill(email);
  await dialog.role('button', 'Sign in').press();
  await shop.isAt(/\/realms\/souk(-desk)?\//);
  await shop.css('input[type=password]').fill(password);
  await shop.role('button', /^sign in$/i).press();
  await further();
  await shop.isAt(/^(?!.*(\/realms\/|\/callback))/);
};
