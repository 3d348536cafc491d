import type { PageElement } from '@souk/contract';
import { productAddressOf, productPath } from '@souk/domain';
import { useMoney } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useCart, type CartLine } from '@souk/state';
import { useEffect } from 'react';
import type { Fill } from '../../tree/fill';
import { TemplateRows } from '../../tree/template-rows';

/**
 * The shopper's cart in the owner's own markup, one template per line. Known in the browser only. One that cannot be read is
 * never called empty; lines that were known before stay. Source: PAGE-03, CART-11.
 */
export function CartList({ node }: { node: PageElement }) {
  const groups = useCart((cart) => cart.groups);
  const status = useCart((cart) => cart.status);
  const load = useCart((cart) => cart.load);
  const remove = useCart((cart) => cart.remove);
  const money = useMoney();
  useEffect(() => void load(), [load]);
  const lines = groups.flatMap((group) => group.lines);
  const hasLines = lines.length > 0;
  const rows = lines.map((line) => ({ key: line.id, fill: lineFill(line, money, () => void remove(line.id)) }));
  return (
    <>
      {(status !== 'failed' || hasLines) && (
        <TemplateRows node={node} rows={rows} isEmpty={status === 'ready' && !hasLines} isBusy={status === 'loading'} />
      )}
      {status === 'failed' && <PartNotice error={null} onRetry={() => void load()} />}
    </>
  );
}

const lineFill = (line: CartLine, money: (usd: number) => string, onRemove: () => void): Fill => {
  const address = { ...line, uniqueKey: line.productUniqueKey };
  return {
    text: {
      name: line.storeName,
      price: money(line.variantPrice),
      variant: line.suk,
      quantity: String(line.cartNum),
      subtotal: money(line.variantPrice * line.cartNum),
    },
    href: productPath(address),
    picture: { src: line.image, alt: line.storeName },
    product: {
      id: line.productId,
      name: line.storeName,
      priceUsd: line.variantPrice,
      // A line of the cart is chosen already.
      mustChoose: false,
      address: productAddressOf(address),
    },
    onRemove,
  };
};
