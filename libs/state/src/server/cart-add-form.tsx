import { buttonFields, quickAddQuantity } from '@souk/domain';
import { StoreField } from './store-field';

const formId = 'cart-add-form';

/**
 * The page's form for every button that adds a product from outside a form of its own, as a card's does (cartAddButton). Sent by the document script,
 * or by the browser where there are no scripts. It stands before all that has such buttons, so that none is pressed before it is there.
 */
export function CartAddForm() {
  return (
    <form id={formId} hidden method="post" action="/actions/cart/add" data-action="cart-add">
      <StoreField />
    </form>
  );
}

type Choice = {
  productId: number;
  /** Absent: the product's first variant in stock. */
  productAttrUnique?: string;
  /** What the shopper is told has been added. */
  name: string;
};

/** Attributes of a button that adds one piece by the page's form (CartAddForm). Source: spec 7, cart/save. */
export const cartAddButton = ({ productId, productAttrUnique = '', name }: Choice) => ({
  type: 'submit' as const,
  form: formId,
  ...buttonFields({ productId: String(productId), productAttrUnique, cartNum: String(quickAddQuantity), name }),
});
