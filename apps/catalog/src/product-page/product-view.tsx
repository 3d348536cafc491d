import type { ProductDetail } from '@souk/contract';
import { comparedBadgePercent, detailPrice } from '@souk/domain';
import { BuyBox } from '../parts/buy-box/buy-box';
import { Gallery } from '../parts/gallery/gallery';
import { picturesOf } from '../parts/gallery/pictures-of';
import { useProductSeen } from '../parts/product-seen/use-product-seen';
import { PriceTag } from '../parts/price-tag/price-tag';
import { Breadcrumbs } from './breadcrumbs';
import { BuyPromises } from './buy-promises';
import { ProductHead } from './product-head';
import { BuyColumn, Columns, Page } from './product-layout';
import { ProductMorePart } from './product-more-part';
import { ProductTitle } from './product-title';
import { SoldOut } from './sold-out/sold-out';
import { StickyBuyBar } from './sticky-buy-bar';
import { useUrlChoice } from './use-url-choice';

const formId = 'buy';

/** Everything a shopper needs to decide, in the order they ask for it. Source: docs/look, Product page. */
export function ProductView({ product, isPreview = false }: { product: ProductDetail; isPreview?: boolean }) {
  const choice = useUrlChoice(product);
  const price = detailPrice(product, choice.variant, new Date());
  useProductSeen(product, price.shown, isPreview);
  return (
    <Page>
      <ProductHead product={product} />
      <Breadcrumbs product={product} />
      <Columns>
        <Gallery
          productId={product.productInfo.id}
          name={product.productInfo.storeName}
          images={picturesOf(product)}
          video={product.productInfo.showcaseVideo}
          shownImage={choice.image}
        />
        <BuyColumn>
          <ProductTitle product={product} />
          <PriceTag price={price} percentOff={comparedBadgePercent(price.shown, price.struckOut)} size="page" />
          <BuyBox
            product={product}
            choice={choice}
            priceUsd={price.shown}
            formId={formId}
            isPreview={isPreview}
            whenSoldOut={<SoldOut productId={product.productInfo.id} attrId={choice.variant?.id ?? null} />}
          />
          <BuyPromises product={product} />
        </BuyColumn>
      </Columns>
      <ProductMorePart product={product} />
      {choice.stock > 0 && !isPreview && (
        <StickyBuyBar name={product.productInfo.storeName} price={price} formId={formId} />
      )}
    </Page>
  );
}
