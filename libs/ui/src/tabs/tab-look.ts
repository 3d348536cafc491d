import styled, { css } from 'styled-components';

/** A tab: chosen by `aria-selected`, or `aria-current` where the tabs are links. */
export const tabLook = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--control);
  padding: 0 2px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--color-ink-soft);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: var(--color-ink);
  }
  &[aria-selected='true'],
  &[aria-current]:not([aria-current='false']) {
    border-color: var(--color-brand);
    color: var(--color-ink);
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Tabs that are links, each with its own address: `<TabLinks aria-label="…"><TabLink as={NavLink} to="…" />`. */
export const TabLinks = styled.nav`
  display: flex;
  gap: 20px;
  border-bottom: 1px solid var(--color-line);
  overflow-x: auto;
  scrollbar-width: none;
`;
export const TabLink = styled.a`
  ${tabLook}
`;
