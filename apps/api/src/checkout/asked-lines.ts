import type { LineTrouble } from '@souk/contract';
import { cartWords } from '../cart/cart.words';
import { ReplyError } from '../errors';
import type { Input } from '../http/handlers';
import type { Locale } from '../locale';
import { type CartLineNow, type LiveVariant, liveVariants, ownCartLines, variantBySku } from './live-lines.repository';
import type { KeptLine } from './pre-order.repository';

export type AskedLine = Pick<KeptLine, 'cartLineId' | 'variantId' | 'num'>;
type Detail = Input<'orderPre'>['body']['orderDetails'][number];
type CartDetail = Extract<Detail, { shoppingCartId: number }>;
type SkuDetail = Extract<Detail, { sku: string }>;

interface Asker {
  storeId: number;
  owner: string;
  now: Date;
  locale: Locale;
}

/** The same variant twice is one line of both. */
const joined = (asked: AskedLine[]): AskedLine[] => {
  const byVariant = new Map<number, AskedLine>();
  for (const line of asked) {
    const before = byVariant.get(line.variantId);
    byVariant.set(line.variantId, before ? { ...before, num: before.num + line.num } : line);
  }
  return [...byVariant.values()];
};

/** Own lines of the cart, each once however often it is named. @throws {ReplyError} 404 for a foreign line or a wrong key */
const fromCart = (details: CartDetail[], inCart: readonly CartLineNow[]): AskedLine[] => {
  const asked = new Map<number, AskedLine>();
  for (const { shoppingCartId: id, shoppingCartKey: key } of details) {
    const line = inCart.find(({ cart_line_id }) => cart_line_id === id);
    if (!line || (key && key !== line.variant_key)) throw new ReplyError('CART_LINE_NOT_FOUND');
    asked.set(id, { cartLineId: id, variantId: line.variant_id, num: line.cart_num });
  }
  return [...asked.values()];
};

/** A variant of another product than the one named is no line. @throws {ReplyError} 404 as cart/save does */
const mustBelong = (details: readonly Detail[], variants: readonly LiveVariant[]) => {
  for (const detail of details) {
    if (!('attrValueId' in detail)) continue;
    const variant = variants.find(({ variant_id }) => variant_id === detail.attrValueId);
    if (variant && variant.product_id !== detail.productId) throw new ReplyError('VARIANT_NOT_FOUND');
  }
};

/** Lines named by values: those that exist, and those that do not. @throws {ReplyError} 400 where values are left to choose */
const bySku = async (details: SkuDetail[], { storeId, now, locale }: Asker) => {
  const asked: AskedLine[] = [];
  const gone: LineTrouble[] = [];
  for (const { productId, productNum: num, sku } of details) {
    const { variantId, names } = await variantBySku(storeId, { productId, sku, now });
    if (variantId === 'unclear') throw new ReplyError('CHOICE_REQUIRED', cartWords(locale, 'choose'));
    if (variantId !== null) asked.push({ cartLineId: null, variantId, num });
    else gone.push({ ref: `${productId}:${sku}`, name: names?.[locale] ?? '', reason: 'VARIANT_GONE', available: 0 });
  }
  return { asked, gone };
};

/**
 * What is asked for, those of its variants that were read on the way, and lines whose values no variant has.
 * @throws {ReplyError} 404 for a foreign cart line, a wrong `shoppingCartKey`, and a variant of another product
 */
export const readDetails = async (details: Detail[], asker: Asker) => {
  const { storeId, owner } = asker;
  const cart = details.filter((one): one is CartDetail => 'shoppingCartId' in one);
  const inCart = await ownCartLines(
    storeId,
    owner,
    cart.map(({ shoppingCartId }) => shoppingCartId),
  );
  const named = await bySku(
    details.filter((one): one is SkuDetail => 'sku' in one),
    asker,
  );
  const byId = details.flatMap((one) =>
    'attrValueId' in one ? [{ cartLineId: null, variantId: one.attrValueId, num: one.productNum }] : [],
  );
  const rest = [...byId, ...named.asked].map(({ variantId }) => variantId);
  const variants = [...inCart, ...(await liveVariants(storeId, [...new Set(rest)]))];
  mustBelong(details, variants);
  return { asked: joined([...fromCart(cart, inCart), ...byId, ...named.asked]), variants, gone: named.gone };
};
