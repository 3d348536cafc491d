import type { ProductCard } from '@souk/contract';
import styled from 'styled-components';
import { Rating } from '../rating/rating';
import { SoldCount } from '../rating/sold-count';

type Said = Pick<ProductCard, 'rating' | 'reviewCount' | 'sales' | 'ficti'>;

/** Stars with how many people gave them, and how many were sold. An empty line when nobody has said anything yet. */
export function CardRating({ product }: { product: Said }) {
  return (
    <Row>
      {product.reviewCount > 0 && <Rating value={product.rating} count={product.reviewCount} />}
      <SoldCount product={product} />
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  /* Where it has little room it stands below, whatever it says: a line that just fits moves all below it when the font comes. */
  & > span:last-child:not(:first-child) {
    flex: 1 0 9rem;
  }
`;
