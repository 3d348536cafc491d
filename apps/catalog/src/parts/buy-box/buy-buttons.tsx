import type { ProductDetail, ProductVariant } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, from, QuantityStepper } from '@souk/ui';
import styled from 'styled-components';
import { WishButton } from '../wish-button/wish-button';
import { useBuyNow } from './use-buy-now';

type Props = {
  product: ProductDetail['productInfo'];
  variant: ProductVariant;
  quantity: number;
  onQuantity: (quantity: number) => void;
};

/** How many, then the two ways to take them, and the heart. Source: spec 2, Quick view dialog; QUICK-05, QUICK-08. */
export function BuyButtons({ product, variant, quantity, onQuantity }: Props) {
  const t = useT();
  const { buyNow, isBusy } = useBuyNow();
  return (
    <Buttons>
      <QuantityStepper
        name="cartNum"
        value={quantity}
        max={variant.stock}
        onChange={onQuantity}
        labels={{ quantity: t('quantity.label'), decrease: t('quantity.decrease'), increase: t('quantity.increase') }}
      />
      <Button variant="primary" type="submit" data-main-buy="">
        <FormattedMessage id="buy.addToCart" />
      </Button>
      <WishButton productId={product.id} />
      <Button
        type="submit"
        name="buyNow"
        value="1"
        isBusy={isBusy}
        onClick={(event) => {
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

const Buttons = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: 8px;
  & > button {
    min-height: 48px;
    padding-inline: 8px;
  }
  ${from.sm} {
    gap: 12px;
    & > button {
      padding-inline: 12px;
    }
  }
  /* The heart keeps its shape where the words beside it need two lines. */
  & > :nth-child(3) {
    align-self: center;
  }
  & > [name='buyNow'] {
    grid-column: 1 / -1;
  }
`;
