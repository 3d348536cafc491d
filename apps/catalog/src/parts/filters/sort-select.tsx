import { FormattedMessage, useT } from '@souk/i18n';
import { Select } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useAheadOf } from '../ahead/use-ahead-of';
import { readFilter, sorts } from '../product-list/list.url';
import { useFilters } from './use-filters';

/** In which order. Source: docs/expectations PL8. */
export function SortSelect() {
  const t = useT();
  const id = useId();
  const { wanted, apply } = useFilters();
  const [shown, setShown] = useAheadOf(readFilter(wanted).sort ?? 'relevance', wanted.toString());
  const change = (value: string) => {
    const sort = sorts.find((one) => one === value) ?? 'relevance';
    setShown(sort);
    const next = new URLSearchParams(wanted);
    next.delete('page');
    if (sort === 'relevance') next.delete('sort');
    else next.set('sort', sort);
    apply(next);
  };
  return (
    <Row>
      <label htmlFor={id}>
        <FormattedMessage id="filters.sort" />
      </label>
      <Select id={id} name="sort" value={shown} onChange={(event) => change(event.target.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`filters.sort.${sort}`)}
          </option>
        ))}
      </Select>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-width: 0;
  margin-inline-start: auto;
  font-size: var(--text-sm);
  & > select {
    width: auto;
    max-width: 100%;
  }
  /* On a phone the button of the filters needs the room; the words stay for who hears them. */
  @media (max-width: 479px) {
    & > label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
