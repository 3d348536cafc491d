import type { ProductDetail, ProductVariant } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import type { Attribute } from '@souk/domain';
import { Button, QuantityStepper } from '@souk/ui';
import styled from 'styled-components';
import { WishButton } from '../wish-button/wish-button';
import { SelectWords } from './missing-words';
import { useBuyNow } from './use-buy-now';

type Props = {
  product: ProductDetail['productInfo'];
  /** Null while something is still to be chosen. */
  variant: ProductVariant | null;
  /** What is to be chosen next. */
  missing: Attribute | undefined;
  /** How many can be had at most. */
  max: number;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** What is chosen is on its way into the cart. */
  isAdding: boolean;
};

/** How many, then the two ways to take them, and the heart. Source: spec 2, Quick view dialog; QUICK-05, QUICK-08. */
export function BuyButtons({ product, variant, missing, max, quantity, onQuantity, isAdding }: Props) {
  const t = useT();
  const { buyNow, isBusy } = useBuyNow();
  return (
    <Buttons>
      <QuantityStepper
        name="cartNum"
        value={quantity}
        max={max}
        onChange={onQuantity}
        labels={{
          quantity: t('quantity.label'),
          decrease: t('quantity.decrease'),
          increase: t('quantity.increase'),
          atMost: (most) => t('quantity.atMost', { most }),
        }}
      />
      <Button variant="primary" type="submit" isBusy={isAdding} data-main-buy="">
        {missing && (
          <Unchosen>
            <SelectWords attribute={missing} />
          </Unchosen>
        )}
        <Ready $isHidden={missing !== undefined}>
          <FormattedMessage id="buy.addToCart" />
        </Ready>
      </Button>
      <WishButton productId={product.id} />
      <Button
        type="submit"
        name="buyNow"
        value="1"
        isBusy={isBusy}
        onClick={(event) => {
          // Without a variant the browser refuses the form and says what is missing.
          if (!variant) return;
          event.preventDefault();
          buyNow({ productId: product.id, attrValueId: variant.id, productNum: quantity });
        }}
      >
        <FormattedMessage id="buy.buyNow" />
      </Button>
    </Buttons>
  );
}

/** All that is left of the buttons when nothing is in stock. Source: QUICK-06. */
export function SoldOutButton() {
  return (
    <Button disabled size="lg">
      <FormattedMessage id="buy.soldOut" />
    </Button>
  );
}

/** Whether all is chosen follows the radios themselves, so that the words are right before the scripts too. */
const isChosen = "fieldset:not([role='radiogroup']:not(:has(:checked)) ~ fieldset) &";
const Unchosen = styled.span`
  ${isChosen} {
    display: none;
  }
`;
const Ready = styled.span<{ $isHidden: boolean }>`
  display: ${({ $isHidden }) => ($isHidden ? 'none' : 'inline')};
  ${isChosen} {
    display: inline;
  }
`;
const Buttons = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: 12px;
  align-items: start;
  & > button {
    min-height: 48px;
    padding-inline: 12px;
  }
  & > [name='buyNow'] {
    grid-column: 1 / -1;
  }
  /* Where all three do not fit beside each other, also with large text, the words have a line of their own. */
  @container (max-width: 25rem) {
    grid-template-columns: minmax(0, 1fr) max-content;
    & > [data-main-buy] {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
