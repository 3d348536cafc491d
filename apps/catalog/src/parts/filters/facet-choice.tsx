import type { FacetValue } from '@souk/contract';
import { Count } from '@souk/i18n';
import { Checkbox } from '@souk/ui';
import styled from 'styled-components';
import { useFacetValue } from './use-facet-value';

type Props = { facetKey: string; choice: FacetValue };

/** One choice with its count; what would find nothing is shown but cannot be chosen. */
export function FacetChoice({ facetKey, choice: { value, label, count, swatch } }: Props) {
  return (
    <Checkbox {...useFacetValue(facetKey, value, count)}>
      {swatch && <Swatch aria-hidden="true" style={{ background: swatch }} />}
      {label}{' '}
      <small>
        (<Count value={count} />)
      </small>
    </Checkbox>
  );
}

const Swatch = styled.i`
  display: inline-block;
  width: 18px;
  height: 18px;
  margin-inline-end: 8px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-round);
  vertical-align: -4px;
`;
