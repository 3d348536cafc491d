import { Children, type ReactNode } from 'react';
import styled from 'styled-components';

/** Where this page lies: links from the top, the page itself last with `aria-current="page"`. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <List>{Children.map(children, (step) => step && <li>{step}</li>)}</List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  & > li {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    max-width: 100%;
  }
  & > li > * {
    max-width: 36ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li + li::before {
    content: '/' / '';
    margin-inline: 8px;
    color: var(--color-line-strong);
  }
  & a {
    text-decoration: none;
    &:hover {
      color: var(--color-ink);
      text-decoration: underline;
    }
  }
`;
