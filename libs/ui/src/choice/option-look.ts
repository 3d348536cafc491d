import { css } from 'styled-components';
import { canHover } from '../theme/breakpoints';

/** A native radio button, dressed: the input covers its label unseen, so that touch, keys and names stay the system's. */
export const optionLook = css<{ $look: 'chips' | 'swatches'; $isUnavailable: boolean }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  gap: 4px;
  min-width: ${({ $look }) => ($look === 'chips' ? 'var(--control)' : '76px')};
  min-height: var(--control);
  padding: ${({ $look }) => ($look === 'chips' ? '6px 16px' : '4px 4px 6px')};
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius);
  background: var(--color-surface);
  font-size: var(--text-sm);
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition: border-color var(--fast) var(--ease);
  & > input {
    position: absolute;
    inset: 0;
    /* Also over a picture that is faded, which is a layer of its own. */
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & img {
    width: 64px;
    border-radius: var(--radius-small);
  }
  ${canHover} {
    &:hover {
      border-color: var(--color-ink);
    }
  }
  &:has(:checked) {
    border-color: var(--color-brand);
    box-shadow: inset 0 0 0 1px var(--color-brand);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: var(--color-line);
    background: transparent;
    color: var(--color-ink-soft);
    cursor: default;
  }
  ${({ $isUnavailable }) =>
    $isUnavailable &&
    css`
      border-style: dashed;
      color: var(--color-ink-soft);
      & > span {
        text-decoration: line-through;
      }
      & img {
        opacity: 0.5;
      }
    `}
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;
