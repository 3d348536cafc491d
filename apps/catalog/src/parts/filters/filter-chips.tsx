import type { Facet } from '@souk/contract';
import { FormattedMessage, useMoney, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { chipLook } from '@souk/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { readFilter, hrefOf } from '../product-list/list.url';
import { askedValues, cleared, withPrice, withValue } from './facet.url';
import { useFilters } from './use-filters';

/** What narrows the list now, each with its way out, and one way out of all. Source: docs/expectations PL2. */
export function FilterChips({ facets }: { facets: readonly Facet[] }) {
  const t = useT();
  const money = useMoney();
  const { search, wanted, pathname } = useFilters();
  const { minPrice, maxPrice } = readFilter(search);
  const chips = askedValues(facets, search).map(({ key, value, name }) => ({
    name,
    next: withValue(wanted, key, value, false),
  }));
  if (minPrice !== undefined || maxPrice !== undefined) {
    const name =
      maxPrice === undefined
        ? t('filters.priceFrom', { min: money(minPrice ?? 0) })
        : t('filters.price', { min: money(minPrice ?? 0), max: money(maxPrice) });
    chips.push({ name, next: withPrice(wanted, null, null) });
  }
  if (chips.length === 0) return null;
  return (
    <List className="chips" aria-label={t('filters.chosen')}>
      {chips.map(({ name, next }) => (
        <li key={name}>
          <Chip to={hrefOf(pathname, next)} preventScrollReset aria-label={t('filters.remove', { name })}>
            {name}
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </Chip>
        </li>
      ))}
      <li>
        <Clear to={hrefOf(pathname, cleared(wanted))} preventScrollReset>
          <FormattedMessage id="filters.clear" />
        </Clear>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;
`;
const Chip = styled(Link)`
  ${chipLook}
  border-color: transparent;
  background: var(--color-brand-soft);
`;
const Clear = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 0 8px;
  font-size: var(--text-sm);
`;
