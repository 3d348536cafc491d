import { track } from '@souk/analytics';
import type { ProductCard as Card } from '@souk/contract';
import { displayPrice, merchantPath, percentOff } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { useStoreNow } from '@souk/state';
import { Badge } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { mayMove } from '../shared-picture/may-move';
import { PriceTag } from '../price-tag/price-tag';
import { CardAction } from './card-action';
import { CardLink } from './card-link';
import { CardPicture } from './card-picture';
import { CardRating } from './card-rating';
import { QuickLook } from './quick-look';
import { itemOf } from '../tracking/item-of';
import { Swatches } from './swatches';
import { useShownPicture } from './use-shown-picture';

type Props = {
  product: Card;
  /** True for the first cards of a page: their pictures are fetched at once. */
  isFirst?: boolean;
  /** Width of the card's picture as a `sizes` list. */
  sizes: string;
  headingLevel: 2 | 3;
  /** What the list it stands in is called in events. */
  list: string;
};

/** One product in a list: what it is, what it costs, and one thing to do with it. Source: spec 2, Product card grid. */
export function ProductCard({ product, isFirst = false, sizes, headingLevel, list }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const { shown, hover, swipe } = useShownPicture(1 + (product.moreImages?.length ?? 0));
  const price = displayPrice(product, useStoreNow(product.discountExpiry));
  const leave = () => {
    setLeaving(mayMove());
    track({ name: 'select_item', list, items: [itemOf(product)] });
  };
  return (
    <Article aria-label={product.storeName} {...hover} {...swipe}>
      <Frame>
        <CardPicture product={product} shown={shown} sizes={sizes} isFirst={isFirst} isLeaving={isLeaving} />
        {product.stock === 0 ? (
          <Corner>
            <FormattedMessage id="buy.soldOut" />
          </Corner>
        ) : (
          product.isShippingIncluded && (
            <Corner $tone="ok">
              <FormattedMessage id="card.freeShipping" />
            </Corner>
          )
        )}
        <QuickLook product={product} />
      </Frame>
      <Name as={headingLevel === 2 ? 'h2' : 'h3'}>
        <CardLink product={product} onLeave={leave} />
      </Name>
      <Maker>
        <Link to={merchantPath(product.merId)}>{product.merName}</Link>
        {product.swatches && product.swatches.length > 0 && <Swatches swatches={product.swatches} />}
      </Maker>
      <CardRating product={product} />
      <PriceTag price={price} percentOff={percentOff(price)} />
      <CardAction product={product} />
    </Article>
  );
}

/** In a grid the cards of a row share their lines: names, makers, stars, prices and buttons stand at one height. */
const Article = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto auto auto 1fr;
  grid-row: span 6;
  gap: 4px;
  min-width: 0;
  /* Sideways is for the pictures, up and down stays with the page. */
  touch-action: pan-y pinch-zoom;
  @supports (grid-template-rows: subgrid) {
    grid-template-rows: subgrid;
  }
`;
const Frame = styled.div`
  position: relative;
`;
const Corner = styled(Badge)`
  position: absolute;
  inset: 10px auto auto 10px;
`;
/* However long merchants make their names, cards of a row stay alike; the product's page says all of it. */
const Name = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  margin-top: 8px;
  font-family: var(--font-body);
  font-size: 1rem;
  font-weight: 500;
  letter-spacing: 0;
  line-height: 1.35;
`;
const Maker = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 8px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  & > a {
    /* Above the link that covers the card. */
    position: relative;
    max-width: 100%;
    overflow: hidden;
    color: inherit;
    line-height: 24px;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;
