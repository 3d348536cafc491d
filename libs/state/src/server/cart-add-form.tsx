import { buttonFields, quickAddQuantity } from '@souk/domain';
import { StoreField } from './store-field';

const formId = 'cart-add-form';

/**
 * One form for the whole page. Buttons that stand in no form, such as those of product cards, add their product to the cart through it: cartAddButton
 * names it in their attribute `form`. The document script sends it, and the browser itself where that script has not run (docs/page-start.md). It comes
 * first in the HTML: a page arrives in parts, and a click on a button whose form has not arrived does nothing.
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

/** Attributes of a submit button that adds one piece of a product to the cart through the page's CartAddForm. Source: spec 7, cart/save. */
export const cartAddButton = ({ productId, productAttrUnique = '', name }: Choice) => ({
  type: 'submit' as const,
  form: formId,
  ...buttonFields({ productId: String(productId), productAttrUnique, cartNum: String(quickAddQuantity), name }),
});
