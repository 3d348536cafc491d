import type { ProductDetail } from '@souk/contract';
import {
  choiceFrom,
  choiceQuery,
  comparedBadgePercent,
  detailPrice,
  merchantPath,
  pricedVariant,
  productPath,
  sellsNow,
} from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { useStoreNow } from '@souk/state';
import { Notice } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BuyBar } from '../parts/buy-box/buy-bar';
import { BuyBox } from '../parts/buy-box/buy-box';
import { variantChoice } from '../parts/buy-box/variant-choice';
import { PriceTag } from '../parts/price-tag/price-tag';
import { useProductSeen } from '../parts/product-seen/use-product-seen';
import { Rating } from '../parts/rating/rating';
import { SoldCount } from '../parts/rating/sold-count';
import { SoldOut } from '../parts/sold-out/sold-out';
import { Columns, Name, OneLine } from './quick-view-look';
import { QuickViewPictures } from './quick-view-pictures';

const formId = 'quick-buy';

type Props = {
  product: ProductDetail;
  /** What it opens with, as an address carries it; empty: nothing is chosen yet. */
  variant: string;
  onClose: () => void;
};

/** Name, maker, rating, price, options and the buttons. The choice lives here, not in the URL. Source: spec 2, Quick view dialog. */
export function QuickViewContent({ product, variant, onClose }: Props) {
  const [wanted, setWanted] = useState(() => choiceFrom(product.productAttr, new URLSearchParams(variant)));
  const choice = variantChoice(product, wanted, (name, value) => setWanted({ ...choice.values, [name]: value }));
  const priced = pricedVariant(product, choice.values);
  const { productInfo, replyConfig, merchant, seo } = product;
  const now = useStoreNow(productInfo.discountExpiry, merchant.closedUntil);
  const price = detailPrice(product, priced.variant, now);
  const chosen = choiceQuery(product.productAttr, wanted).toString();
  const percentOff = comparedBadgePercent(price.shown, price.struckOut);
  useProductSeen(product, price.shown);
  return (
    <>
      <Columns>
        <QuickViewPictures product={product} shownImage={choice.image} />
        <div>
          {productInfo.isShippingIncluded && (
            <Notice $tone="ok">
              <FormattedMessage id="quickView.freeShipping" />
            </Notice>
          )}
          <Heading>
            <Maker to={merchantPath(merchant.id)}>{merchant.name}</Maker>
            <Name aria-hidden="true">{productInfo.storeName}</Name>
            <Said>
              {replyConfig.sumCount > 0 && <Rating value={replyConfig.replyStar} count={replyConfig.sumCount} />}
              <SoldCount product={productInfo} />
            </Said>
          </Heading>
          <PriceTag price={price} percentOff={percentOff} size="page" isFrom={priced.isFrom} />
          {seo.description !== productInfo.storeName && <OneLine>{seo.description}</OneLine>}
          <BuyBox
            product={product}
            choice={choice}
            priceUsd={price.shown}
            formId={formId}
            onAdded={onClose}
            whenSoldOut={<SoldOut product={product} choice={choice} />}
          />
          <Link to={productPath(productInfo, chosen)}>
            <FormattedMessage id="quickView.details" />
          </Link>
        </div>
      </Columns>
      {choice.stock > 0 && sellsNow(merchant, now) && (
        <BuyBar product={product} choice={choice} price={price} formId={formId} place="dialog" />
      )}
    </>
  );
}

const Heading = styled.div`
  display: grid;
  gap: 6px;
  overflow-wrap: anywhere;
`;
const Maker = styled(Link)`
  justify-self: start;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--color-ink-soft);
`;
