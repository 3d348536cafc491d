import type { MerchantInfo } from '@souk/contract';
import { merchantPath } from '@souk/domain';
import { DateText, FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { from, PageTitle } from '@souk/ui';
import styled from 'styled-components';
import { Banner } from '../banner/banner';
import { FollowButton } from '../follow/follow-button';
import { ReturnTerms, ShippingTerms } from '../merchant-terms/merchant-terms';
import { MerchantFacts } from '../merchant-facts/merchant-facts';
import { ContactLink } from './contact-link';

/** Who the merchant is, in few lines, so that what it sells stands in the first screen. Source: MER-01. */
export function MerchantHead({ merchant }: { merchant: MerchantInfo }) {
  return (
    <Head>
      <Banner
        src={merchant.pcBanner ?? merchant.pcBackImage}
        ratio="5 / 2"
        sizes="(min-width: 768px) 440px, 92vw"
        isPriority
      />
      <Words>
        <PageTitle>{merchant.name}</PageTitle>
        <MerchantFacts level={merchant.starLevel} reviews={merchant.replyCount} isSelf={merchant.isSelf} />
        {merchant.intro && <p>{merchant.intro}</p>}
        <Terms>
          {merchant.address && <li>{merchant.address}</li>}
          <li>
            <FormattedMessage
              id="merchantFrame.since"
              values={{ date: <DateText key="since" iso={merchant.createTime} />, followers: merchant.collectNum }}
            />
          </li>
          <li>
            <ShippingTerms merchant={merchant} />
          </li>
          <li>
            <ReturnTerms merchant={merchant} />
          </li>
          <li>
            <Link to={merchantPath(merchant.id, 'qualification')}>
              <FormattedMessage id="merchantFrame.checked" />
            </Link>
          </li>
        </Terms>
        <Actions>
          <ContactLink merchant={merchant} />
          <FollowButton id={merchant.id} name={merchant.name} />
        </Actions>
      </Words>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 40px;
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
    align-items: start;
    & > :first-child {
      order: 1;
    }
  }
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  & > p {
    max-width: 62ch;
    text-wrap: pretty;
  }
`;
/** On a phone the room is for what is sold: these stand on the merchant's own page there. */
const Terms = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  ${from.md} {
    display: flex;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 4px;
`;
