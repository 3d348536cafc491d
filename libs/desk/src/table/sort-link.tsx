import { Link } from '@souk/router';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import styled from 'styled-components';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

/** What an address says of a list's order, and the way to another one. */
export type Sorting = {
  sort: string | undefined;
  sorts: readonly string[];
  href: (change: { sort: string }) => string;
};

/** How a list stands to one of its columns, as `aria-sort` says it. */
export const sortedBy = (column: string, { sort }: Pick<Sorting, 'sort'>): keyof typeof icons => {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
};

type Props = {
  column: string;
  header: string;
  /** The greatest stands at the top at the first press. */
  isDownFirst: boolean;
  url: Sorting;
};

/** A column's heading that orders the list by it, and the other way round when it does already. */
export function SortLink({ column, header, isDownFirst, url }: Props) {
  const now = sortedBy(column, url);
  const [up, down] = [column, `-${column}` as const];
  const next = now === 'none' ? (isDownFirst ? down : up) : now === 'ascending' ? down : up;
  const Icon = icons[now];
  return (
    <Heading to={url.href({ sort: next })} preventScrollReset>
      {header}
      <Icon {...icon} />
    </Heading>
  );
}

const Heading = styled(Link)`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  /* A finger meets more than the word. */
  min-height: 28px;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  [aria-sort] > & {
    color: var(--color-ink);
    font-weight: 600;
  }
`;
