import type { ProductDetail } from '@souk/contract';
import { comparedBadgePercent, detailPrice, picturesFrom, pricedVariant, sellsNow } from '@souk/domain';
import { useStoreNow } from '@souk/state';
import { useState } from 'react';
import { BuyBar } from '../parts/buy-box/buy-bar';
import { BuyBox } from '../parts/buy-box/buy-box';
import { Gallery } from '../parts/gallery/gallery';
import { picturesOf, variantPictures } from '../parts/gallery/pictures-of';
import { useProductSeen } from '../parts/product-seen/use-product-seen';
import { PriceTag } from '../parts/price-tag/price-tag';
import { SoldOut } from '../parts/sold-out/sold-out';
import { Breadcrumbs } from './breadcrumbs';
import { BuyPromises } from './buy-promises';
import { ProductHead } from './product-head';
import { BuyColumn, Columns, Page } from './product-layout';
import { ProductMorePart } from './product-more-part';
import { ProductTitle } from './product-title';
import { SizeGuideButton } from './size-guide/size-guide-button';
import { useUrlChoice } from './use-url-choice';

const formId = 'buy';

/** Everything a shopper needs to decide, in the order they ask for it. Source: docs/look, Product page. */
export function ProductView({ product, isPreview = false }: { product: ProductDetail; isPreview?: boolean }) {
  const choice = useUrlChoice(product);
  const priced = pricedVariant(product, choice.values);
  const now = useStoreNow(product.productInfo.discountExpiry, product.merchant.closedUntil);
  const price = detailPrice(product, priced.variant, now);
  const isSelling = sellsNow(product.merchant, now);
  useProductSeen(product, price.shown, isPreview);
  // The page opens with the picture of what its address chooses; from then on the strip moves to what is chosen.
  const [firstImage] = useState(choice.image);
  const pictures = picturesFrom(picturesOf(product), variantPictures(product), firstImage);
  return (
    <Page>
      <ProductHead product={product} />
      <Breadcrumbs product={product} />
      <Columns>
        <Gallery
          productId={product.productInfo.id}
          name={product.productInfo.storeName}
          images={pictures}
          texts={product.pictureTexts}
          video={product.productInfo.showcaseVideo}
          shownImage={choice.image}
        />
        <BuyColumn>
          <ProductTitle product={product} />
          <PriceTag
            price={price}
            percentOff={comparedBadgePercent(price.shown, price.struckOut)}
            size="page"
            isFrom={priced.isFrom}
          />
          <BuyBox
            product={product}
            choice={choice}
            priceUsd={price.shown}
            formId={formId}
            isPreview={isPreview}
            whenSoldOut={<SoldOut product={product} choice={choice} alternatives="#similar" />}
          />
          {product.sizeGuide && <SizeGuideButton guide={product.sizeGuide} />}
          <BuyPromises product={product} isSoldOut={choice.stock === 0 || !isSelling} />
        </BuyColumn>
      </Columns>
      <ProductMorePart product={product} />
      {choice.stock > 0 && !isPreview && isSelling && (
        <BuyBar product={product} choice={choice} price={price} formId={formId} place="page" />
      )}
    </Page>
  );
}
