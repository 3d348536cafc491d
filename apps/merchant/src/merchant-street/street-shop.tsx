import type { MerchantCard } from '@souk/contract';
import { merchantPath, productPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Picture, SectionTitle } from '@souk/ui';
import styled from 'styled-components';
import { MerchantFacts } from '../parts/merchant-facts/merchant-facts';

/** One merchant: who they are and four things they sell. */
export function StreetShop({ merchant, isFirst }: { merchant: MerchantCard; isFirst: boolean }) {
  const href = merchantPath(merchant.id);
  return (
    <Shop aria-label={merchant.name}>
      <Words>
        <SectionTitle>
          <Cover to={href}>{merchant.name}</Cover>
        </SectionTitle>
        <MerchantFacts level={merchant.starLevel} reviews={merchant.replyCount} isSelf={merchant.isSelf} />
        {merchant.intro ? <Intro>{merchant.intro}</Intro> : null}
        <Visit aria-hidden="true">
          <FormattedMessage id="merchant.visit" values={{ name: merchant.name }} />
        </Visit>
      </Words>
      <Goods>
        {merchant.proList.map((product) => (
          <li key={product.id}>
            <Link to={productPath(product)} aria-label={product.storeName}>
              <Picture
                src={product.image}
                alt=""
                sizes="(min-width: 1024px) 190px, (min-width: 640px) 23vw, 44vw"
                isPriority={isFirst}
              />
            </Link>
          </li>
        ))}
      </Goods>
    </Shop>
  );
}

const Shop = styled.article`
  position: relative;
  display: grid;
  gap: 20px;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 28px 20px;
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
`;
const Intro = styled.p`
  margin: 0;
  max-width: 44ch;
  color: var(--color-ink-soft);
  line-height: 1.6;
`;
/** The link covers the words; the pictures lie above it with links of their own. */
const Cover = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
  }
`;
const Visit = styled.span`
  margin-top: auto;
  padding-top: 4px;
  color: var(--color-brand);
  font-weight: 600;
`;
const Goods = styled.ul`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 640px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px;
  }
`;
