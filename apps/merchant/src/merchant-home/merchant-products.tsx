import { FormattedMessage } from '@souk/i18n';
import { LoadMoreError, Slot } from '@souk/mfe';
import { useSuspenseInfiniteQuery } from '@souk/query';
import { useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { rowsOnce } from '@souk/state/rows-once';
import { useNewInFocus } from '@souk/state/new-in-focus';
import { Button, LoadMore, SkeletonGrid } from '@souk/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { ButtonTo } from '../parts/frame/frame';
import { merchantQueries } from '../parts/merchant.queries';
import { readProductFilter, productsHref } from './merchant-products.url';

/** Everything the merchant sells, as the catalogue's own cards, with the next page appended in place. */
export function MerchantProducts({ id }: { id: number }) {
  const [search] = useSearchParams();
  const filter = readProductFilter(search);
  const pages = useSuspenseInfiniteQuery(merchantQueries(useApi()).products(id, filter));
  const products = rowsOnce(pages.data.pages, (product) => product.id);
  const total = pages.data.pages.at(-1)?.total ?? 0;
  const box = useRef<HTMLDivElement>(null);
  const asked = useNewInFocus(box, products.length);
  const more = () => {
    asked();
    void pages.fetchNextPage();
  };
  return (
    <Box ref={box}>
      <Count role="status">
        <FormattedMessage id="merchantHome.count" values={{ total }} />
      </Count>
      {total === 0 && (filter.cid || filter.keyword) && (
        <ButtonTo to={productsHref(search, { cid: null, keyword: null })}>
          <FormattedMessage id="merchantHome.showAll" />
        </ButtonTo>
      )}
      {total > 0 && (
        <Slot
          name="catalog.productGrid"
          products={products}
          type={1}
          headingLevel={2}
          skeleton={<SkeletonGrid count={10} />}
        />
      )}
      {pages.hasNextPage && (
        <LoadMore>
          <LoadMoreError query={pages} />
          <Button isBusy={pages.isFetchingNextPage} onClick={more}>
            <FormattedMessage id="merchant.more" />
          </Button>
        </LoadMore>
      )}
    </Box>
  );
}

const Box = styled.section`
  margin-top: 20px;
`;
const Count = styled.p`
  margin: 0 0 20px;
  color: var(--color-ink-soft);
`;
