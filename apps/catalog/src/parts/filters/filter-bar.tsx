import type { Facet } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button } from '@souk/ui';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useOwnPanel } from '../own-panel/use-own-panel';
import { askedValues } from './facet.url';
import { FacetMenu } from './facet-menu';
import { SortSelect } from './sort-select';
import { useFilters } from './use-filters';

const FilterSheet = lazy(() => import('./filter-sheet'));

type Props = { facets: readonly Facet[]; total: number };

/** All that narrows and orders a list: menus in a row on wide screens, one sheet on phones. A form that works without scripts. */
export function FilterBar({ facets, total }: Props) {
  const t = useT();
  const { search, pathname } = useFilters();
  const sheet = useOwnPanel('filters');
  const kept = ['title', ...(facets.some(({ key }) => key === 'category') ? [] : ['cid', 'l'])];
  const count = askedValues(facets, search).length;
  const shown = facets.filter(
    ({ key }, at) => !key.startsWith('attr:') || attributesBefore(facets, at) < attributesShown,
  );
  return (
    <Form method="get" action={pathname} aria-label={t('filters.label')} onSubmit={(event) => event.preventDefault()}>
      {kept.map(
        (name) =>
          search.get(name) !== null && <input key={name} type="hidden" name={name} value={search.get(name) ?? ''} />,
      )}
      <Menus>
        {shown.map((facet) => (
          <FacetMenu key={facet.key} facet={facet} />
        ))}
      </Menus>
      <Open $isOnlyWay={shown.length === facets.length}>
        <Button onClick={sheet.open} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.5} />
          <FormattedMessage id="filters.open" values={{ count }} />
        </Button>
      </Open>
      <SortSelect />
      <noscript>
        <button type="submit">{t('filters.apply')}</button>
      </noscript>
      {sheet.isOpen && (
        <Suspense>
          <FilterSheet facets={facets} total={total} onClose={sheet.close} />
        </Suspense>
      )}
    </Form>
  );
}

const attributesShown = 2;

const attributesBefore = (facets: readonly Facet[], at: number) =>
  facets.slice(0, at).filter(({ key }) => key.startsWith('attr:')).length;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-block: 20px 12px;
`;
/** On wide screens the sheet is only for the attributes that have no menu of their own. */
const Open = styled.div<{ $isOnlyWay: boolean }>`
  @media (min-width: 1024px) {
    ${({ $isOnlyWay }) => $isOnlyWay && 'display: none;'}
  }
`;
const Menus = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: 8px;
  @media (min-width: 1024px) {
    display: flex;
  }
`;
