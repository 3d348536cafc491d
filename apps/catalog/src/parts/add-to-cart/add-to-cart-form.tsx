import { StoreField } from '@souk/state';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useAddToCart, type CartChoice } from './use-add-to-cart';

type Props = {
  choice: CartChoice;
  id?: string;
  /** Called once the choice is in the cart, for dialogs that then close. */
  onAdded?: () => void;
  /** They hold a field named `cartNum`. `isAdding`: the choice is on its way into the cart. */
  children: (isAdding: boolean) => ReactNode;
};

/** The form behind a product's own Add to cart: the shell server answers it before scripts arrive, React afterwards. Source: spec 7, cart/save. */
export function AddToCartForm({ choice, id, onAdded, children }: Props) {
  const { addToCart, isAdding } = useAddToCart();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('cartNum')) || 1;
    void addToCart(choice, wanted).then((isIn) => isIn && onAdded?.());
  };
  return (
    <Form id={id} method="post" action="/actions/cart/add" data-action="cart-add" onSubmit={submit}>
      <input type="hidden" name="productId" value={choice.productId} />
      <input type="hidden" name="productAttrUnique" value={choice.productAttrUnique ?? ''} />
      <StoreField />
      <input type="hidden" name="name" value={choice.name} />
      {children(isAdding(choice))}
    </Form>
  );
}

const Form = styled.form`
  display: contents;
`;
