import type { HomeIndex } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { EmptyState, Section, Wrapper } from '@souk/ui';
import { CardGrid } from '../parts/card-grid/card-grid';
import { RecentlyViewed } from '../parts/recently-viewed/recently-viewed';
import { BannerCarousel } from './banner-carousel';
import { CategoryEntries } from './category-entries';
import { FlashSale } from './flash-sale';
import { HomeHead } from './home-head';
import { homeQueries } from './home.queries';
import { MerchantBand } from './merchant-band';
import { MerchantRow } from './merchant-row';
import { PromiseStrip } from './promise-strip';

const merchantRows = 2;
const bestSellersShown = 10;

/** The front of the market: what is on, what is loved, who makes it. Source: docs/look, Home. */
export function HomePage() {
  const { data } = useSuspenseQuery(homeQueries(useApi()).index());
  return (
    <>
      <HomeHead image={data.banners[0]?.image} />
      <BannerCarousel banners={data.banners} />
      <Wrapper>
        {data.bestSellers.length === 0 && <NothingYet />}
        {data.bestSellers.length > 0 && <PromiseStrip />}
        {data.categories.length > 0 && <CategoryEntries categories={data.categories} />}
        {data.flashSale && <FlashSale sale={data.flashSale} />}
        {data.bestSellers.length > 0 && <BestSellers products={data.bestSellers.slice(0, bestSellersShown)} />}
        <MerchantBand merchants={data.merchants} />
        {data.merchants.slice(0, merchantRows).map((merchant) => (
          <MerchantRow key={merchant.id} merchant={merchant} />
        ))}
        <div data-hydrate="visible">
          <RecentlyViewed />
        </div>
      </Wrapper>
    </>
  );
}

const BestSellers = ({ products }: { products: HomeIndex['bestSellers'] }) => (
  <Section
    title={<FormattedMessage id="home.bestSellers" />}
    action={
      <Link to="/products/top_one">
        <FormattedMessage id="home.allBestSellers" />
      </Link>
    }
  >
    <CardGrid list="best-sellers" products={products} isTaste />
  </Section>
);

/** A store that has just been opened, or has taken everything down. */
const NothingYet = () => (
  <EmptyState headingLevel={1} title={<FormattedMessage id="home.nothingYet" />}>
    <FormattedMessage id="home.comeBack" />
  </EmptyState>
);
