import type { PageElement } from '@souk/contract';
import { quickAddQuantity } from '@souk/domain';
import { StoreField, useCart, usePanels } from '@souk/state';
import type { FormEvent } from 'react';
import { PlainElement } from './page-nodes';
import { pressProps } from './press';
import type { Fill } from './fill';

type Props = { node: PageElement; fill: Fill };

/** Quick add of one piece, or the quick view where there is something to choose. Source: PAGE-09; spec 7, cart/save/sku. */
export function AddToCartField({ node, fill: { product } }: Props) {
  const add = useCart((cart) => cart.add);
  const openPanel = usePanels((panels) => panels.openPanel);
  if (!product) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (product.mustChoose) return openPanel({ kind: 'quickView', product: product.address });
    void add({ productId: product.id, cartNum: quickAddQuantity, name: product.name, priceUsd: product.priceUsd });
  };
  return (
    <form
      method="post"
      action="/actions/cart/add"
      data-action="cart-add"
      style={{ display: 'contents' }}
      onSubmit={submit}
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="productAttrUnique" value="" />
      <StoreField />
      <input type="hidden" name="cartNum" value="1" />
      <input type="hidden" name="name" value={product.name} />
      <PlainElement node={{ ...node, tag: 'button' }} props={{ type: 'submit' }} />
    </form>
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
