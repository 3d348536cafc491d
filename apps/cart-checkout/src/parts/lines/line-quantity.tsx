import { FormattedMessage, useT } from '@souk/i18n';
import { isBuyable, useCart, useSay, type CartLine } from '@souk/state';
import { Button, QuantityStepper } from '@souk/ui';
import type { FormEvent } from 'react';

/** How many of a line. Without scripts the field is part of a form that the server answers. Source: CART-03 to CART-05. */
export function LineQuantity({ line }: { line: CartLine }) {
  const t = useT();
  const say = useSay();
  const setQuantity = useCart((cart) => cart.setQuantity);
  const remove = useCart((cart) => cart.remove);
  const labels = {
    quantity: t('quantity.label'),
    decrease: t('quantity.decrease'),
    increase: t('quantity.increase'),
    atMost: (most: number) => t('quantity.atMost', { most }),
  };
  const offerRemoval = () =>
    say.offered('cartLines.atLeastOne', { id: 'cartLines.removeIt', run: () => void remove(line.id) });
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <form method="post" action="/actions/cart/num" onSubmit={stay}>
      <input type="hidden" name="id" value={line.id} />
      <QuantityStepper
        name="number"
        value={line.cartNum}
        max={line.stock}
        labels={labels}
        isDisabled={!isBuyable(line)}
        onChange={(number) => setQuantity(line.id, number)}
        onZero={offerRemoval}
      />
      <noscript>
        <Button type="submit" size="sm">
          <FormattedMessage id="cartLines.update" />
        </Button>
      </noscript>
    </form>
  );
}
