import type { Facet } from '@souk/contract';
import styled from 'styled-components';
import { FacetChoice } from './facet-choice';

/** The choices of one facet with their counts. Source: docs/expectations PL3. */
export function FacetValues({ facet }: { facet: Facet }) {
  return (
    <List className="facet" aria-label={facet.label}>
      {facet.values.map((value) => (
        <li key={value.value}>
          <FacetChoice facetKey={facet.key} choice={value} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  & label {
    min-height: 36px;
    align-items: center;
  }
  & small {
    color: var(--color-ink-soft);
  }
  & :disabled + span {
    color: var(--color-ink-soft);
  }
`;
