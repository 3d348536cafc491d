import styled from 'styled-components';

/** Stays in sight below the header while the list goes by. */
export const Form = styled.form`
  position: sticky;
  top: 0;
  :root[data-covered] & {
    top: var(--fixed-bar);
  }
  z-index: 20;
  padding-block: 8px;
  background: var(--color-paper);
  transition: top var(--slow) var(--ease);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-block: 12px 4px;
`;
/** On wide screens the sheet is only for the attributes that have no menu of their own. */
export const Open = styled.div<{ $isOnlyWay: boolean }>`
  @media (min-width: 1024px) {
    ${({ $isOnlyWay }) => $isOnlyWay && 'display: none;'}
  }
`;
export const SheetHead = styled.div`
  display: none;
  align-items: center;
  justify-content: space-between;
  font-size: var(--text-lg);
`;
export const SheetFoot = styled.div`
  position: sticky;
  bottom: 0;
  display: none;
  margin-top: auto;
  padding-block: 12px;
  background: var(--color-paper);
`;
export const Menu = styled.div<{ $isInRow: boolean }>`
  ${({ $isInRow }) => !$isInRow && 'display: none;'}
`;
/** A row of menus; opened by the browser, a sheet with one facet below the other. */
export const Menus = styled.div`
  flex-direction: column;
  color: inherit;
  /* An old browser leaves out every rule that asks whether it is open: there the sheet is for scripts alone. */
  @supports not selector(:popover-open) {
    display: none;
    @media (min-width: 1024px) {
      display: flex;
      flex-flow: row wrap;
      gap: 8px;
    }
  }
  &:not(:popover-open) {
    display: none;
    @media (min-width: 1024px) {
      position: static;
      display: flex;
      flex-flow: row wrap;
      gap: 8px 12px;
      width: auto;
      height: auto;
      margin: 0;
      padding: 0;
      overflow: visible;
      border: 0;
      background: none;
    }
  }
  &:popover-open {
    position: fixed;
    inset: 0 0 0 auto;
    display: flex;
    gap: 4px;
    width: min(100%, 440px);
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 8px 16px 0;
    overflow: auto;
    border: 0;
    background: var(--color-paper);
  }
  &::backdrop {
    background: var(--color-scrim);
  }
  &:popover-open > ${SheetHead}, &:popover-open > ${SheetFoot} {
    display: flex;
  }
  &:popover-open > ${Menu} {
    display: block;
  }
  &:popover-open details {
    border-bottom: 1px solid var(--color-line);
  }
  &:popover-open summary {
    justify-content: space-between;
    max-width: none;
    min-height: 52px;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    font-size: 1rem;
  }
  &:popover-open details > div {
    position: static;
    width: auto;
    max-height: none;
    padding: 0 0 16px;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;
