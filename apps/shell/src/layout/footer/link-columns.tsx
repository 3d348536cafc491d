import { aboutPath, affiliatesPath, merchantStreetPath, registrationPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import styled from 'styled-components';
import { helpLinks, legalLinks } from './help-links';

/** Which pages the footer leads to, column by column. Source: FOOT-06. */
const columns = [
  {
    title: 'footer.company',
    links: [
      [aboutPath, 'nav.aboutUs'],
      [merchantStreetPath, 'nav.merchants'],
      [affiliatesPath, 'footer.affiliateStores'],
      [registrationPath, 'footer.sell'],
    ],
  },
  {
    title: 'footer.help',
    links: helpLinks,
  },
  {
    title: 'footer.legal',
    links: legalLinks,
  },
] as const;

export function LinkColumns() {
  return (
    <Columns>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-labelledby={title}>
          <h2 id={title}>
            <FormattedMessage id={title} />
          </h2>
          <ul>
            {links.map(([to, id]) => (
              <li key={to}>
                <To to={to}>
                  <FormattedMessage id={id} />
                </To>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(140px, 8rem)), 1fr));
  gap: 28px 24px;
  & h2 {
    margin-bottom: 4px;
    font-family: var(--font-body);
    font-size: var(--text-sm);
    font-weight: 600;
    letter-spacing: 0;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
`;
const To = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  color: var(--color-ink-soft);
  text-decoration: none;
  &:hover {
    color: var(--color-ink);
    text-decoration: underline;
  }
`;
