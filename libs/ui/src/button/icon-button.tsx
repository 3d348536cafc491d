import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { canHover } from '../theme/breakpoints';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Its accessible name; the picture alone says nothing. */
  label: string;
  children: ReactNode;
};

/** A button that shows only an icon, 44 px square, with a name. */
export function IconButton({ label, type = 'button', ...rest }: Props) {
  return <Look aria-label={label} type={type} {...rest} />;
}

const Look = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: inherit;
  transition: background-color var(--fast) var(--ease);
  & > svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }
  ${canHover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.4;
  }
`;
