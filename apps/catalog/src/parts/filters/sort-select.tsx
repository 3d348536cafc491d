import { FormattedMessage, useT } from '@souk/i18n';
import { InlineSelect } from '@souk/ui';
import styled from 'styled-components';
import { useOptimisticValue } from '../optimistic/use-optimistic-value';
import { defaultSort, readFilter, sortsFor } from '../product-list/list.url';
import { withSort } from './facet.url';
import { useFilters } from './use-filters';

/** In which order. Source: docs/expectations PL8. */
export function SortSelect() {
  const t = useT();
  const { wanted, apply } = useFilters();
  const [shown, setShown] = useOptimisticValue<string>(
    readFilter(wanted).sort ?? defaultSort(wanted),
    wanted.toString(),
  );
  const sorts = sortsFor(wanted);
  const change = (sort: string) => {
    setShown(sort);
    apply((asked) => withSort(asked, sort));
  };
  return (
    <AtEnd
      label={<FormattedMessage id="filters.sort" />}
      name="sort"
      value={shown}
      onChange={(event) => change(event.target.value)}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`filters.sort.${sort}`)}
        </option>
      ))}
    </AtEnd>
  );
}

const AtEnd = styled(InlineSelect)`
  margin-inline-start: auto;
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
