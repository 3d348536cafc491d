import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Opposite the title: a link to all of it. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** One subject of a page under its heading, with air around it. */
export function Section({ title, action, headingLevel = 2, children, ...rest }: Props) {
  return (
    <Box {...rest}>
      {title && (
        <Top>
          <SectionTitle as={headingLevel === 2 ? 'h2' : 'h3'}>{title}</SectionTitle>
          {action}
        </Top>
      )}
      {children}
    </Box>
  );
}

const Box = styled.section`
  margin-block: var(--space-section);
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 24px;
  margin-bottom: 20px;
`;

/** Heading of a section. */
export const SectionTitle = styled.h2`
  font-size: var(--text-2xl);
  overflow-wrap: anywhere;
`;

/** Heading of a page, one per page. */
export const PageTitle = styled.h1`
  min-width: 0;
  font-size: var(--text-3xl);
`;
