import type { PageElement } from '@souk/contract';
import { quickAddQuantity } from '@souk/domain';
import { cartAddButton, useCart, usePanels } from '@souk/state';
import { useState, type MouseEvent } from 'react';
import { PlainElement } from './page-nodes';
import { pressProps } from './press';
import type { Fill } from './fill';

type Props = { node: PageElement; fill: Fill };

/** Quick add of one piece, or the quick view where there is something to choose. Source: PAGE-09; spec 7, cart/save/sku. */
export function AddToCartField({ node, fill: { product } }: Props) {
  const add = useCart((cart) => cart.add);
  const openPanel = usePanels((panels) => panels.openPanel);
  const [isAdding, setAdding] = useState(false);
  if (!product) return null;
  const press = async (event: MouseEvent) => {
    event.preventDefault();
    // A second press while the first is on its way is the same wish.
    if (isAdding) return;
    if (product.mustChoose) return openPanel({ kind: 'quickView', product: product.address });
    setAdding(true);
    await add({ productId: product.id, cartNum: quickAddQuantity, name: product.name, priceUsd: product.priceUsd });
    setAdding(false);
  };
  const button = cartAddButton({ productId: product.id, name: product.name });
  return (
    <PlainElement
      node={{ ...node, tag: 'button' }}
      props={{ ...button, 'aria-busy': isAdding, onClick: (event: MouseEvent) => void press(event) }}
    />
  );
}

/** Opens the quick view of the row's product. */
export function QuickViewField({ node, fill: { product } }: Props) {
  const openPanel = usePanels((panels) => panels.openPanel);
  if (!product) return null;
  return (
    <PlainElement
      node={node}
      props={pressProps(node, () => openPanel({ kind: 'quickView', product: product.address }))}
    />
  );
}

/** Takes the row's line out of the cart. */
export function RemoveField({ node, fill: { onRemove } }: Props) {
  return onRemove ? <PlainElement node={node} props={pressProps(node, onRemove)} /> : null;
}
