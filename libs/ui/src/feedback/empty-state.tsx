import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  /** A drawing or a product picture. */
  picture?: ReactNode;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** Nothing here yet: says so kindly and says what to do next. */
export function EmptyState({ picture, title, children, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Box>
      {picture}
      <Heading>{title}</Heading>
      {children && <Text>{children}</Text>}
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 40px 16px;
  text-align: center;
  & > img,
  & > svg {
    width: 168px;
    margin-bottom: 4px;
  }
  & > :is(h1, h2, h3) {
    font-size: var(--text-xl);
  }
  & > :is(a, button) {
    margin-top: 8px;
  }
`;
const Text = styled.p`
  max-width: 42ch;
  color: var(--color-ink-soft);
`;
