import type { HomeMerchant } from '@souk/contract';
import { merchantPath, merchantStreetPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Picture, Section } from '@souk/ui';
import styled from 'styled-components';

/** Who sells here: the workshops in a row, and the way to all of them. */
export function MerchantBand({ merchants }: { merchants: readonly HomeMerchant[] }) {
  if (merchants.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="home.merchants" />}
      action={
        <Link to={merchantStreetPath}>
          <FormattedMessage id="home.allMerchants" />
        </Link>
      }
    >
      <Row>
        {merchants.map(({ id, name, image }) => (
          <li key={id}>
            <Link to={merchantPath(id)}>
              {image && (
                <Picture src={image} alt="" sizes="(min-width: 1024px) 190px, 45vw" widths={[240, 480]} ratio="4 / 3" />
              )}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(28%, 7rem)), 1fr));
  gap: 16px var(--gap-grid);
  @media (min-width: 1024px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  & a {
    display: grid;
    gap: 8px;
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover span {
    text-decoration: underline;
  }
`;
