import { Card, from, Stack } from '@souk/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/**
 * A thing in detail: what it holds on the left, who it is about and what can be done beside it. A third column, of what is read last, stands below
 * the first one: on a narrow screen, and for whoever hears the page, it comes after the second.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    & > :nth-child(2):not(:last-child) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
    & > :nth-child(3) {
      grid-row: 2;
      grid-column: 1;
    }
    &:has(> :nth-child(3)) {
      grid-template-rows: auto 1fr;
    }
  }
  @media print {
    display: block;
  }
`;

export const Column = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
`;

/** Buttons below each other are as wide as the side column, wider only for a longer label: on a narrow screen they would fill the page. */
const buttonsAsWideAsASide = css`
  & > button,
  & > form:not([role='search']) > button {
    width: fit-content;
    min-width: min(100%, 300px);
  }
`;

/** Stacks the buttons of a decision, and the sentences about them, below each other. */
export const Actions = styled(Stack)`
  ${buttonsAsWideAsASide}
`;

/** A part of a detail under its heading. */
export function Panel({
  title,
  children,
  isOnScreenOnly,
}: {
  title: ReactNode;
  children: ReactNode;
  isOnScreenOnly?: boolean;
}) {
  return (
    <Sheet as="section" data-screen-only={isOnScreenOnly || undefined}>
      <h2>{title}</h2>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: 12px;
  min-width: 0;
  & > h2 {
    font-size: var(--text-lg);
  }
  ${buttonsAsWideAsASide}
  @media print {
    margin-bottom: 16px;
    border: 0;
    padding: 0;
    &[data-screen-only] {
      display: none;
    }
  }
`;

/** Entries below each other with a line between them; a list says itself how an entry is laid out. */
export const RuledList = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    padding-block: 12px;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;

/** Names and values below each other. */
export const Facts = styled.dl`
  display: grid;
  /* A long name takes half at most: what it names would stand letter below letter. */
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: 6px 16px;
  margin: 0;
  font-size: var(--text-sm);
  & > div {
    display: contents;
  }
  & dt {
    color: var(--color-ink-soft);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
