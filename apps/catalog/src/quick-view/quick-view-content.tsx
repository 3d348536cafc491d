import type { ProductDetail } from '@souk/contract';
import { choiceQuery, comparedBadgePercent, detailPrice, productPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Notice } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BuyBox } from '../parts/buy-box/buy-box';
import { variantChoice } from '../parts/buy-box/variant-choice';
import { PriceTag } from '../parts/price-tag/price-tag';
import { useProductSeen } from '../parts/product-seen/use-product-seen';
import { Rating } from '../parts/rating/rating';
import { SoldCount } from '../parts/rating/sold-count';
import { Columns, Name } from './quick-view-look';
import { QuickViewPictures } from './quick-view-pictures';

/** Name, rating, price, options and the buttons. The choice lives here, not in the URL. Source: spec 2, Quick view dialog. */
export function QuickViewContent({ product, onClose }: { product: ProductDetail; onClose: () => void }) {
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  const choice = variantChoice(product, wanted, (name, value) => setWanted({ ...choice.values, [name]: value }));
  const price = detailPrice(product, choice.variant, new Date());
  const { productInfo, replyConfig } = product;
  const chosen = choiceQuery(product.productAttr, wanted).toString();
  useProductSeen(product, price.shown);
  return (
    <Columns>
      <QuickViewPictures product={product} shownImage={choice.image} />
      <div>
        {productInfo.isShippingIncluded && (
          <Notice $tone="ok">
            <FormattedMessage id="quickView.freeShipping" />
          </Notice>
        )}
        <Name aria-hidden="true">{productInfo.storeName}</Name>
        <Said>
          {replyConfig.sumCount > 0 && <Rating value={replyConfig.replyStar} count={replyConfig.sumCount} />}
          <SoldCount product={productInfo} />
        </Said>
        <PriceTag price={price} percentOff={comparedBadgePercent(price.shown, price.struckOut)} size="page" />
        <BuyBox product={product} choice={choice} priceUsd={price.shown} onAdded={onClose} />
        <Link to={productPath(productInfo, chosen)}>
          <FormattedMessage id="quickView.details" />
        </Link>
      </div>
    </Columns>
  );
}

const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--color-ink-soft);
`;
