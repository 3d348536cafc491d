import type { HomeMerchant } from '@souk/contract';
import { merchantPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Picture, Section, SectionTitle } from '@souk/ui';
import styled from 'styled-components';
import { CardGrid } from '../parts/card-grid/card-grid';

/** A maker: the material close up, a sentence, four products. Source: docs/look, Home. */
export function MerchantRow({ merchant }: { merchant: HomeMerchant }) {
  return (
    <Section aria-label={merchant.name}>
      <Front>
        {merchant.image && (
          <Picture
            src={merchant.image}
            alt=""
            sizes="(min-width: 1280px) 600px, 90vw"
            widths={[480, 640, 960, 1280]}
            ratio="8 / 3"
          />
        )}
        <Words>
          <SectionTitle>{merchant.name}</SectionTitle>
          <p>{merchant.intro}</p>
          <ButtonLink as={Link} to={merchantPath(merchant.id)}>
            <FormattedMessage id="home.visitMerchant" />
          </ButtonLink>
        </Words>
      </Front>
      <CardGrid list={`merchant-${merchant.id}`} products={merchant.products.slice(0, 4)} type={4} isTaste />
    </Section>
  );
}

const Front = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-bottom: 28px;
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: 48px;
  }
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  justify-items: start;
`;
