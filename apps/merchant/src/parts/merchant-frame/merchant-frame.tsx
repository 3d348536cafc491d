import type { MerchantInfo } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useLocation } from '@souk/router';
import { PageAddress, useApi } from '@souk/state';
import { SkeletonBlock, Wrapper } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { merchantQueries } from '../merchant.queries';
import { useMerchantId } from '../merchant.url';
import { HolidayNotice } from './holiday-notice';
import { MerchantHead } from './merchant-head';
import { MerchantTabs } from './merchant-tabs';

type Props = { children: (merchant: MerchantInfo) => ReactNode };

/** What every page of a merchant has: who it is, follow, contact, and the way to its other pages. */
export function MerchantFrame({ children }: Props) {
  const id = useMerchantId();
  const { data: merchant } = useSuspenseQuery(merchantQueries(useApi()).info(id));
  const { pathname } = useLocation();
  return (
    <Page>
      <PageAddress path={`${pathname}?id=${merchant.id}`} />
      <MerchantHead merchant={merchant} />
      <HolidayNotice closedUntil={merchant.closedUntil} />
      <MerchantTabs id={merchant.id} />
      {children(merchant)}
    </Page>
  );
}

/** The same page while it is on its way. */
export function MerchantFrameSkeleton() {
  return (
    <Page aria-busy="true">
      <SkeletonBlock style={{ width: '42%', height: 48 }} />
      <SkeletonBlock style={{ width: '64%', height: 120, marginTop: 16 }} />
      <SkeletonBlock style={{ height: 360, marginTop: 40 }} />
      <FormattedMessage id="merchant.loading">{(words) => <p role="status">{words}</p>}</FormattedMessage>
    </Page>
  );
}

const Page = styled(Wrapper)`
  padding-block: 20px 88px;
  @media (min-width: 768px) {
    padding-top: 32px;
  }
`;
