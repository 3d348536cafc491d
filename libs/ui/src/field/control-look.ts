import { css } from 'styled-components';

/** The shared look of everything that is filled in: 44 px high, 16 px text so that phones do not zoom. */
export const controlLook = css`
  width: 100%;
  min-height: var(--control);
  padding: 9px 12px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius);
  background-color: var(--color-surface);
  color: var(--color-ink);
  font-size: max(16px, 1rem);
  line-height: 1.4;
  transition: border-color var(--fast) var(--ease);
  &::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }
  &:hover {
    border-color: var(--color-ink);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-sale);
    box-shadow: inset 0 0 0 1px var(--color-sale);
  }
  &:disabled {
    border-color: var(--color-line);
    background: var(--color-sunken);
    color: var(--color-ink-soft);
  }
`;
