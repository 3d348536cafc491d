import type { MerchantCard } from '@souk/contract';
import { merchantPath } from '@souk/domain';
import { Link } from '@souk/router';
import styled from 'styled-components';
import { Banner } from '../parts/banner/banner';
import { MerchantFacts } from '../parts/merchant-facts/merchant-facts';

/** One merchant in a list: what it sells, name, stars, a sentence. */
export function MerchantRow({ merchant, isFirst }: { merchant: MerchantCard; isFirst: boolean }) {
  return (
    <Card aria-label={merchant.name}>
      <Banner
        src={merchant.backImage ?? merchant.streetBackImage}
        sizes="(min-width: 1280px) 590px, (min-width: 768px) 40vw, 92vw"
        isPriority={isFirst}
      />
      <Name>
        <Link to={merchantPath(merchant.id)}>{merchant.name}</Link>
      </Name>
      <MerchantFacts level={merchant.starLevel} reviews={merchant.replyCount} isSelf={merchant.isSelf} />
      {merchant.intro ? <Intro>{merchant.intro}</Intro> : null}
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  gap: 6px;
`;
const Name = styled.h2`
  margin: 8px 0 0;
  font-family: var(--font-heading);
  font-weight: 500;
  font-size: 1.375rem;
  & > a {
    color: inherit;
    text-decoration: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
  }
`;
const Intro = styled.p`
  margin: 0;
  color: var(--color-ink-soft);
  line-height: 1.55;
`;
