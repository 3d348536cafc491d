import type { MerchantInfo } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useLocation } from '@souk/router';
import { PageAddress, useApi } from '@souk/state';
import { PageTitle, SkeletonBlock, Wrapper } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../banner/banner';
import { FollowButton } from '../follow/follow-button';
import { merchantQueries } from '../merchant.queries';
import { useMerchantId } from '../merchant.url';
import { MerchantFacts } from '../merchant-facts/merchant-facts';
import { ContactLink } from './contact-link';
import { HolidayNotice } from './holiday-notice';
import { MerchantTabs } from './merchant-tabs';

type Props = { children: (merchant: MerchantInfo) => ReactNode };

/** What every page of a merchant wears: banner, name, follow, contact, and the way to its other pages. */
export function MerchantFrame({ children }: Props) {
  const id = useMerchantId();
  const { data: merchant } = useSuspenseQuery(merchantQueries(useApi()).info(id));
  const { pathname } = useLocation();
  return (
    <Page>
      <PageAddress path={`${pathname}?id=${merchant.id}`} />
      <Banner src={merchant.pcBanner ?? merchant.pcBackImage} isPriority />
      <Head>
        <div>
          <PageTitle>{merchant.name}</PageTitle>
          <MerchantFacts level={merchant.starLevel} isSelf={merchant.isSelf} />
        </div>
        <Actions>
          <ContactLink merchant={merchant} />
          <FollowButton id={merchant.id} name={merchant.name} />
        </Actions>
      </Head>
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
      <SkeletonBlock style={{ aspectRatio: '4 / 1' }} />
      <SkeletonBlock style={{ width: '42%', height: 40, marginTop: 24 }} />
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
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px 24px;
  margin-top: 24px;
  & > div:first-child {
    display: grid;
    gap: 8px;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
