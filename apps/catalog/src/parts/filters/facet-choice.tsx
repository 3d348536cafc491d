import type { FacetValue } from '@souk/contract';
import { Count } from '@souk/i18n';
import { Checkbox } from '@souk/ui';
import styled from 'styled-components';
import { useAheadOf } from '../ahead/use-ahead-of';
import { isAsked, paramOf, withValue } from './facet.url';
import { useFilters } from './use-filters';

type Props = { facetKey: string; choice: FacetValue };

/** One choice with its count; what would find nothing is shown but cannot be chosen. It ticks at once, the list follows. */
export function FacetChoice({ facetKey, choice: { value, label, count, swatch } }: Props) {
  const { wanted, apply } = useFilters();
  const [isOn, setOn] = useAheadOf(isAsked(wanted, facetKey, value), wanted.toString());
  const { name, text } = paramOf(facetKey, value);
  const toggle = () => {
    setOn(!isOn);
    apply((asked) => withValue(asked, facetKey, value, !isOn));
  };
  return (
    <Checkbox name={name} value={text} checked={isOn} disabled={count === 0 && !isOn} onChange={toggle}>
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
