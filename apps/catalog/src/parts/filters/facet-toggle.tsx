import type { Facet, FacetValue } from '@souk/contract';
import { Count } from '@souk/i18n';
import styled from 'styled-components';
import { useFacetValue } from './use-facet-value';

/** The only answer of a facet that asks yes or no; undefined for every other facet. */
export const yesOf = ({ key, values }: Facet): FacetValue | undefined =>
  key === 'freeShipping' || key === 'inStock' ? values[0] : undefined;

/** A facet that is either on or off: one press, no menu. */
export function FacetToggle({ facet: { key, label }, yes: { value, count } }: { facet: Facet; yes: FacetValue }) {
  return (
    <Label>
      <input type="checkbox" {...useFacetValue(key, value, count)} />
      <Track aria-hidden="true" />
      <span>{label}</span>{' '}
      <small>
        (<Count value={count} />)
      </small>
    </Label>
  );
}

const Track = styled.i`
  position: relative;
  flex: none;
  width: 30px;
  height: 18px;
  border-radius: var(--radius-round);
  background: var(--color-line-strong);
  transition: background-color var(--fast) var(--ease);
  &::after {
    content: '';
    position: absolute;
    inset: 3px auto auto 3px;
    width: 12px;
    height: 12px;
    border-radius: var(--radius-round);
    background: var(--color-paper);
    transition: translate var(--fast) var(--ease);
  }
`;
const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: var(--control);
  font-size: var(--text-sm);
  font-weight: 500;
  cursor: pointer;
  & > input {
    /* Over its track, which stands for it. */
    position: absolute;
    inset: auto auto auto 0;
    z-index: 1;
    width: 30px;
    height: 24px;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > small {
    color: var(--color-ink-soft);
    font-weight: 400;
  }
  & > :checked + ${Track} {
    background: var(--color-brand);
  }
  & > :checked + ${Track}::after {
    translate: 12px;
  }
  & > :focus-visible + ${Track} {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: var(--color-ink-soft);
    cursor: default;
  }
`;
