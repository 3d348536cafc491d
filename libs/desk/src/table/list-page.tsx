import type { Paged } from '@souk/contract';
import type { ViewedList } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, Navigate } from '@souk/router';
import { Badge, ButtonLink, EmptyState, Stack, TabLink, TabLinks } from '@souk/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import type { ListUrl } from '../parts/list-url';
import { Loaded } from '../parts/loaded';
import { useOpenInSight } from '../parts/use-in-sight';
import { type Column, DataTable, type Selection } from './data-table';
import { ListSearch } from './list-search';
import { type Order, Pages } from './pages';
import { SavedViews } from './saved-views';

type Query<T> = {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<Tab extends string, Row, Page extends Paged<Row>> = {
  /** Its messages begin so: `desk.orders.tab.all`, `.search`, `.none`, `.noneText`. The list's views are saved under the last word. */
  words: `${'desk' | 'admin'}.${ViewedList}`;
  url: ListUrl<Tab>;
  /** One alone is not shown: there is nothing to choose. */
  tabs: readonly Tab[];
  counts?: Partial<Record<Tab, number>>;
  query: Query<Page>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  selection?: Selection;
  /** What a row is called where it is chosen; absent: by its key. */
  nameOf?: (row: Row) => string;
  bulk?: ReactNode;
  /** Narrows the list; `name`: by what it is narrowed now. */
  filter?: { choice: ReactNode; name: string };
};

/** A list of work: its parts, a search, rows and pages, all in the address. An empty one says what to do next. */
export function ListPage<Tab extends string, Row, Page extends Paged<Row>>(props: Props<Tab, Row, Page>) {
  const { words, url, tabs, counts, query, columns, keyOf, hrefOf, selection, nameOf, bulk, filter } = props;
  const t = useT();
  const parts = useRef<HTMLElement>(null);
  // On a phone the parts are a row that scrolls: the one that is open is in sight.
  useOpenInSight(parts, url.tab);
  return (
    <Stack $gap={4}>
      <Top>
        {tabs.length > 1 && (
          <TabLinks aria-label={t('desk.parts')} ref={parts}>
            {tabs.map((tab) => (
              <TabLink key={tab} as={Link} to={url.href({ tab })} aria-current={tab === url.tab ? 'page' : undefined}>
                <FormattedMessage id={`${words}.tab.${tab}`} />
                {counts?.[tab] ? <Badge $tone="brand">{counts[tab]}</Badge> : null}
              </TabLink>
            ))}
          </TabLinks>
        )}
        <ListSearch url={url} label={t(`${words}.search`)} />
      </Top>
      <SavedViews list={words.replace(/^.*\./, '') as ViewedList} current={url.href({}).slice(1)} />
      {filter?.choice}
      {bulk}
      <Loaded query={query}>
        {({ list, total, pages, pageNum, limit }) =>
          list.length === 0 ? (
            <Nothing
              words={words}
              url={url}
              narrowed={filter?.name ?? ''}
              pages={pages}
              isBusy={query.isPlaceholderData}
            />
          ) : (
            <>
              <DataTable
                caption={t(`${words}.tab.${url.tab}`)}
                columns={columns}
                rows={list}
                keyOf={keyOf}
                hrefOf={hrefOf}
                {...(selection ? { selection } : {})}
                nameOf={nameOf}
                url={url}
                words={{ selectAll: t('desk.selectAll'), select: (key) => t('desk.select', { key }) }}
                isBusy={query.isPlaceholderData}
              />
              <Pages
                url={url}
                order={orderIn(columns, url.sort)}
                at={{ total, pages, pageNum, limit, shown: list.length }}
              />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

/** By which column a list is ordered, and which way round; null: in its own order. */
const orderIn = <Row,>(columns: readonly Column<Row>[], sort: string | undefined): Order | null => {
  const column = columns.find(({ id }) => id === sort?.replace(/^-/, ''));
  return column ? { column: column.header, isDown: sort?.startsWith('-') ?? false } : null;
};

type NothingProps<Tab extends string> = {
  words: string;
  url: ListUrl<Tab>;
  narrowed: string;
  /** How many pages the list has now. */
  pages: number;
  /** It is of an earlier address: nothing is known of this one yet. */
  isBusy: boolean;
};

function Nothing<Tab extends string>({ words, url, narrowed, pages, isBusy }: NothingProps<Tab>) {
  if (isBusy) return null;
  // The last rows of a page may have been sent, decided or taken elsewhere: the list goes on at the page before.
  if (url.page > 1) return <Navigate to={url.href({ page: Math.min(pages, url.page - 1) })} replace />;
  if (url.q !== '' || narrowed !== '') {
    return (
      <EmptyState
        title={<FormattedMessage id="desk.noMatch" values={{ q: [url.q, narrowed].filter(Boolean).join(' · ') }} />}
        action={
          <ButtonLink as={Link} to={url.href({ q: '', filters: {} })}>
            <FormattedMessage id="desk.clearSearch" />
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState title={<FormattedMessage id={`${words}.none`} />}>
      <FormattedMessage id={`${words}.noneText`} />
    </EmptyState>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 10px 24px;
  & > nav {
    max-width: 100%;
  }
`;
