import type { PageView } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { useCurrentInRow } from '@souk/state/current-in-row';
import { from } from '@souk/ui';
import { useRef } from 'react';
import styled from 'styled-components';

const siblings: Readonly<Record<PageView['kind'], readonly string[]>> = {
  company: ['about_us', 'contact_us', 'affiliate_stores'],
  service: [
    'shipping_policy',
    'refund_policy',
    'payment_method',
    'privacy_policy',
    'terms_of_service',
    'accessibility',
  ],
  designed: [],
};

/** Links to the other articles of the same section: of the company, or of customer service. */
export function ArticleNav({ kind, path }: Pick<PageView, 'kind' | 'path'>) {
  const t = useT();
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useCurrentInRow(row, path);
  return (
    <Nav ref={row} aria-label={t('article.pages')}>
      {siblings[kind].map((name) => {
        const to = `/${kind}/${name}`;
        return (
          <Link key={name} to={to} aria-current={to === path ? 'page' : undefined}>
            <FormattedMessage id={`article.${name}`} />
          </Link>
        );
      })}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: 4px 20px;
  overflow-x: auto;
  scrollbar-width: none;
  & > a {
    flex: none;
    padding-block: 10px;
    color: var(--color-ink-soft);
    text-decoration: none;
  }
  & > a:hover {
    color: var(--color-ink);
  }
  & > a[aria-current] {
    color: var(--color-ink);
    font-weight: 600;
  }
  ${from.lg} {
    position: sticky;
    top: 96px;
    flex-direction: column;
    gap: 0;
    padding-top: 10px;
  }
`;
