import { FormattedMessage, useT } from '@souk/i18n';
import { cartStore, isBuyable, toastsStore, useCart, useSay, type CartLine } from '@souk/state';
import { Button, QuantityStepper } from '@souk/ui';
import { useEffect, useRef, type FormEvent } from 'react';

/** How many of a line. Without scripts the field is part of a form that the server answers. Source: CART-03 to CART-05. */
export function LineQuantity({ line }: { line: CartLine }) {
  const t = useT();
  const setQuantity = useCart((cart) => cart.setQuantity);
  const offerRemoval = useOfferRemoval(line);
  const labels = {
    quantity: t('quantity.label'),
    decrease: t('quantity.decrease'),
    increase: t('quantity.increase'),
    atMost: (most: number) => t('quantity.atMost', { most }),
  };
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

/** Offers to take the line out instead of the one piece that it has now; the offer goes with the line, and once it has more. */
const useOfferRemoval = ({ id, cartNum }: CartLine) => {
  const say = useSay();
  const remove = useCart((cart) => cart.remove);
  const offered = useRef(0);
  const isOne = cartNum === 1;
  useEffect(() => {
    if (!isOne) toastsStore.getState().dismiss(offered.current);
  }, [isOne]);
  useEffect(
    () => () => {
      // A drawer that closes takes the line from sight, not from the cart.
      const isThere = cartStore.getState().groups.some(({ lines }) => lines.some((one) => one.id === id));
      if (!isThere) toastsStore.getState().dismiss(offered.current);
    },
    [id],
  );
  return () => {
    const action = { id: 'cartLines.removeIt', run: () => void remove(id) };
    offered.current = say.offered('cartLines.atLeastOne', action);
  };
};
