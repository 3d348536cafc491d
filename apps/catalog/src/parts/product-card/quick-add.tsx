import type { ProductCard } from '@souk/contract';
import { displayPrice, quickAddQuantity } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { AddToCartForm } from '../add-to-cart/add-to-cart-form';
import styled from 'styled-components';

/** Takes one from the list. Source: spec 2, Product card grid ("quick-add action"); CARD-02. */
export function QuickAdd({ product }: { product: ProductCard }) {
  return (
    <Row>
      <AddToCartForm choice={quickAddOf(product)} quantity={quickAddQuantity}>
        <Button type="submit" isWide disabled={product.stock === 0}>
          <FormattedMessage id={product.stock === 0 ? 'buy.soldOut' : 'buy.addToCart'} />
        </Button>
      </AddToCartForm>
    </Row>
  );
}

/** A product with several variants goes in as the first that can be bought; the drawer shows which. */
const quickAddOf = (product: ProductCard) => ({
  productId: product.id,
  ...(product.attrId === null ? {} : { productAttrUnique: String(product.attrId) }),
  name: product.storeName,
  priceUsd: displayPrice(product, new Date()).shown,
  merchantName: product.merName,
});

const Row = styled.div`
  position: relative;
  z-index: 1;
  margin-top: auto;
  padding-top: 8px;
`;
