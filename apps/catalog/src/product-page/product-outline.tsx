import type { ProductAddress } from '@souk/contract';
import { displayPrice } from '@souk/domain';
import { useQueryClient } from '@souk/query';
import { useStoreNow } from '@souk/state';
import { PageTitle, Picture, SkeletonBlock, SkeletonText } from '@souk/ui';
import { knownCard } from '../parts/known-card/known-card';
import { PriceTag } from '../parts/price-tag/price-tag';
import { SharedPicture } from '../parts/shared-picture/shared-picture';
import { BuyColumn, Columns, Page } from './product-layout';

/** The page before its data is there: name, picture and price from the list the shopper came from, room for the rest. */
export function ProductOutline({ at }: { at: ProductAddress }) {
  const card = knownCard(useQueryClient(), at);
  const now = useStoreNow(card?.discountExpiry);
  return (
    <Page aria-busy="true">
      <SkeletonBlock $height="32px" $width="40%" />
      <Columns>
        {card ? (
          <SharedPicture productId={card.id} isOn>
            <Picture
              src={card.image}
              alt=""
              sizes="(min-width: 1280px) 580px, (min-width: 700px) 40vw, 100vw"
              isPriority
            />
          </SharedPicture>
        ) : (
          <SkeletonBlock $ratio="1 / 1" />
        )}
        <BuyColumn>
          {card ? (
            <>
              <title>{card.storeName}</title>
              <PageTitle>{card.storeName}</PageTitle>
              <PriceTag price={displayPrice(card, now)} percentOff={0} size="page" />
            </>
          ) : (
            <SkeletonBlock $height="48px" />
          )}
          <SkeletonText lines={4} />
          <SkeletonBlock $height="48px" />
        </BuyColumn>
      </Columns>
    </Page>
  );
}
