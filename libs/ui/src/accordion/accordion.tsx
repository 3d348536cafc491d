import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Accordions of one name: one open at a time. */
  name?: string;
};

/** A part that folds away, by the browser's own means: works without scripts, found by the page's search. */
export function Accordion({ title, children, isOpen = false, name }: Props) {
  return (
    <Box open={isOpen} name={name}>
      <summary>{title}</summary>
      <Inside>{children}</Inside>
    </Box>
  );
}

const Box = styled.details`
  border-bottom: 1px solid var(--color-line);
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 52px;
    font-weight: 600;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '';
      flex: none;
      width: 8px;
      height: 8px;
      margin: -4px 4px 0 0;
      border: solid currentcolor;
      border-width: 0 1.5px 1.5px 0;
      rotate: 45deg;
      transition: rotate var(--fast) var(--ease);
    }
  }
  &[open] > summary::after {
    margin-top: 4px;
    rotate: 225deg;
  }
`;
const Inside = styled.div`
  padding-bottom: 20px;
`;
