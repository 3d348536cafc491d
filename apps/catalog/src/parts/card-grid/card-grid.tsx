import type { ProductCard as Card } from '@souk/contract';
import { Grid, type GridType } from '@souk/ui';
import styled from 'styled-components';
import { ProductCard } from '../product-card/product-card';
import { useListSeen } from '../tracking/use-list-seen';

type Props = {
  products: readonly Card[];
  /** Type 1: 2, then 3, then 5 columns. Type 2: 2, then 3. Type 4: 2, then 3, then 4. Source: CARD-01. */
  type?: GridType;
  headingLevel?: 2 | 3;
  /** How many of the first cards are in view at once on a phone: their pictures come first. */
  eager?: number;
  /** What the list is called in events. */
  list?: string;
  /** A taste of more: a last row that is not full is left out, at every width. */
  isTaste?: boolean;
};

/** Product cards in the columns of their type. */
export function CardGrid({
  products,
  type = 1,
  headingLevel = 3,
  eager = 0,
  list = 'products',
  isTaste = false,
}: Props) {
  const box = useListSeen(list, products);
  return (
    <Rows as="ul" ref={box} className="cards" $type={type} $isFull={isTaste}>
      {products.map((product, index) => (
        <Cell key={product.id}>
          <ProductCard
            product={product}
            list={list}
            isFirst={index < eager}
            sizes={sizesOf[type]}
            headingLevel={headingLevel}
          />
        </Cell>
      ))}
    </Rows>
  );
}

/** A card takes six lines of the grid, which all cards of its row share; the gap between rows is the card's own. */
const Rows = styled(Grid)`
  row-gap: 4px;
`;
const Cell = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  grid-row: span 6;
  row-gap: 4px;
  margin-block-end: calc(var(--gap-grid) * 1.6);
`;

const sizesOf: Readonly<Record<GridType, string>> = {
  1: '(min-width: 1280px) 224px, (min-width: 1024px) 15vw, (min-width: 640px) 31vw, 46vw',
  2: '(min-width: 1280px) 387px, (min-width: 640px) 31vw, 46vw',
  4: '(min-width: 1280px) 285px, (min-width: 1024px) 19vw, (min-width: 640px) 31vw, 46vw',
};
