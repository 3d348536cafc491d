import type { Facet } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useSuspenseInfiniteQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Notice, PageTitle, Wrapper } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isNarrowed } from '../filters/facet.url';
import { FilterBar } from '../filters/filter-bar';
import { FilterChips } from '../filters/filter-chips';
import { useFilters } from '../filters/use-filters';
import { EmptyList } from './empty-list';
import { listQuery, type ListSource } from './list.queries';
import { hrefOfPage } from './list.url';
import { ProductList } from './product-list';

type Props = {
  source: ListSource;
  title: ReactNode;
  /** Above the title: the way here. */
  before?: ReactNode;
  /** Below the title: what this list is. */
  children?: ReactNode;
  type?: 1 | 2;
  /** Stands in for the number of results and the empty state when there is nothing, and nothing is filtered. */
  nothing?: ReactNode;
};

/** A list of products with all that narrows, orders and continues it. Source: docs/expectations PL1 to PL10. */
export function ListScreen({ source, title, before, children, type = 1, nothing }: Props) {
  const { search, pathname, isChanging } = useFilters();
  const pages = useSuspenseInfiniteQuery(listQuery(useApi(), source, search));
  const first = pages.data.pages[0];
  if (!first) return null;
  const isNothing = first.total === 0 && !isNarrowed(search);
  return (
    <Page>
      {before}
      <PageTitle>{title}</PageTitle>
      {children}
      <Total role="status">
        {(isNothing && nothing) || <FormattedMessage id="list.total" values={{ total: first.total }} />}
      </Total>
      {!isBare(first.facets) && <FilterBar facets={first.facets} total={first.total} />}
      <FilterChips facets={first.facets} />
      {first.ignored.length > 0 && (
        <Notice $tone="warn">
          <FormattedMessage id="list.ignored" values={{ values: first.ignored.map(({ value }) => value).join(', ') }} />
        </Notice>
      )}
      <Dimmed $isChanging={isChanging} aria-busy={isChanging}>
        <ProductList
          list={typeof source === 'string' ? source : source.collection}
          pages={pages}
          hrefOfPage={(page) => hrefOfPage(pathname, search, page)}
          type={type}
        />
        {first.list.length === 0 && !(isNothing && nothing) && <EmptyList total={first.total} />}
      </Dimmed>
    </Page>
  );
}

/** True when there is nothing to narrow, whatever is chosen: no merchant sells what was searched for. */
const isBare = (facets: readonly Facet[]) => facets.find(({ key }) => key === 'merchant')?.values.length === 0;

const Page = styled(Wrapper)`
  padding-block: 20px 64px;
`;
const Total = styled.p`
  margin-top: 6px;
  color: var(--color-ink-soft);
`;
const Dimmed = styled.div<{ $isChanging: boolean }>`
  margin-top: 16px;
  opacity: ${({ $isChanging }) => ($isChanging ? 0.5 : 1)};
  transition: opacity var(--fast) var(--ease);
`;
