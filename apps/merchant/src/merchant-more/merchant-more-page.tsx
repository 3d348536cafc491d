import { FormattedMessage, useIntl } from '@souk/i18n';
import { LoadMoreError } from '@souk/mfe';
import { useSuspenseInfiniteQuery } from '@souk/query';
import { useSearchParams } from '@souk/router';
import { PageAddress, useApi } from '@souk/state';
import { rowsOnce } from '@souk/state/rows-once';
import { useNewInFocus } from '@souk/state/new-in-focus';
import { Button, LoadMore, PageTitle, Wrapper } from '@souk/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { ButtonTo, Lead } from '../parts/frame/frame';
import { merchantQueries } from '../parts/merchant.queries';
import { MerchantFilters } from './merchant-filters';
import { readMerchantFilter } from './merchant-filter.url';
import { MerchantRow } from './merchant-row';

/** Every merchant, to search by name or word and to narrow by what they make. */
export function MerchantMorePage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const pages = useSuspenseInfiniteQuery(merchantQueries(useApi()).search(readMerchantFilter(search)));
  const merchants = rowsOnce(pages.data.pages, (merchant) => merchant.id);
  const total = pages.data.pages.at(-1)?.total ?? 0;
  const rows = useRef<HTMLUListElement>(null);
  const asked = useNewInFocus(rows, merchants.length);
  const more = () => {
    asked();
    void pages.fetchNextPage();
  };
  return (
    <Page>
      <title>{intl.formatMessage({ id: 'more.title' })}</title>
      <meta name="description" content={intl.formatMessage({ id: 'more.description' })} />
      <PageAddress path="/merchant/merchant_more" />
      <PageTitle>
        <FormattedMessage id="more.heading" />
      </PageTitle>
      <MerchantFilters />
      <Lead role="status">
        <FormattedMessage id="more.count" values={{ total }} />
      </Lead>
      {total === 0 && (
        <p>
          <ButtonTo to="/merchant/merchant_more">
            <FormattedMessage id="more.showAll" />
          </ButtonTo>
        </p>
      )}
      <Rows ref={rows}>
        {merchants.map((merchant, index) => (
          <li key={merchant.id}>
            <MerchantRow merchant={merchant} isFirst={index < 2} />
          </li>
        ))}
      </Rows>
      {pages.hasNextPage && (
        <LoadMore>
          <LoadMoreError query={pages} />
          <Button isBusy={pages.isFetchingNextPage} onClick={more}>
            <FormattedMessage id="merchant.more" />
          </Button>
        </LoadMore>
      )}
    </Page>
  );
}

const Page = styled(Wrapper)`
  padding-block: 40px 88px;
`;
const Rows = styled.ul`
  display: grid;
  gap: 36px 20px;
  margin: 28px 0 40px;
  padding: 0;
  list-style: none;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
