import { css, keyframes } from 'styled-components';
import { canHover } from '../theme/breakpoints';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** How a button looks; for styled-components: `styled(Link)<ButtonLook>` with `${buttonLook}`. */
export type ButtonLook = { $variant?: ButtonVariant; $size?: ButtonSize; $isWide?: boolean };

const turn = keyframes`to { rotate: 1turn; }`;

const variants = {
  primary: css`
    background: var(--color-brand);
    color: var(--color-brand-ink);
    ${canHover} {
      &:hover {
        background: var(--color-brand-strong);
      }
    }
  `,
  secondary: css`
    border-color: var(--color-line-strong);
    color: var(--color-ink);
    ${canHover} {
      &:hover {
        border-color: var(--color-ink);
        background: var(--color-sunken);
      }
    }
  `,
  quiet: css`
    padding-inline: 10px;
    color: var(--color-ink);
    font-weight: 500;
    text-decoration: underline;
    ${canHover} {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
  `,
  danger: css`
    border-color: currentcolor;
    color: var(--color-sale);
    ${canHover} {
      &:hover {
        background: var(--color-sale-soft);
      }
    }
  `,
};

const sizes = {
  sm: css`
    min-height: var(--control-small);
    padding: 4px 14px;
    font-size: var(--text-sm);
  `,
  md: css`
    min-height: var(--control);
    padding: 8px 20px;
  `,
  lg: css`
    min-height: var(--control-large);
    padding: 10px 28px;
  `,
};

/** The shared look of everything that is pressed. */
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: transparent;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--fast) var(--ease),
    border-color var(--fast) var(--ease);
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $variant = 'secondary' }) => variants[$variant]}
  &:active {
    translate: 0 1px;
  }
  &:is(:disabled, [aria-disabled='true']:not([aria-busy])) {
    border-color: var(--color-line);
    background: var(--color-sunken);
    color: var(--color-ink-soft);
    translate: none;
  }
  &[aria-busy='true'] {
    color: transparent;
    cursor: progress;
    & > svg {
      visibility: hidden;
    }
    &::after {
      content: '';
      position: absolute;
      width: 20px;
      height: 20px;
      border: 2px solid ${({ $variant }) => ($variant === 'primary' ? 'var(--color-brand-ink)' : 'var(--color-ink)')};
      border-top-color: transparent;
      border-radius: var(--radius-round);
      animation: ${turn} 0.8s linear infinite;
    }
  }
`;
