import type { ProductCard } from '@souk/contract';
import { productAddressOf, productPath } from '@souk/domain';
import { Link } from '@souk/router';
import styled from 'styled-components';
import { useProductAhead } from '../ahead/use-product-ahead';

/** The card's one link. It covers the card, so that picture and price lead to the product too; the buttons lie above it. */
export function CardLink({ product, onLeave }: { product: ProductCard; onLeave: () => void }) {
  const ahead = useProductAhead(productAddressOf(product));
  return (
    <Cover to={productPath(product, product.variantQuery)} {...ahead} onClick={onLeave}>
      {product.storeName}
    </Cover>
  );
}

const Cover = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
    border-radius: var(--radius);
  }
`;
