import type { Facet } from '@souk/contract';
import { useEffect, useRef } from 'react';
import { radius } from '@souk/ui';
import styled from 'styled-components';
import { FacetBody } from './facet-body';
import { isAsked } from './facet.url';
import { useFilters } from './use-filters';

/** One facet as a menu that folds out over the list; one is open at a time, a press beside it or Escape closes it. */
export function FacetMenu({ facet }: { facet: Facet }) {
  const { search } = useFilters();
  const box = useRef<HTMLDetailsElement>(null);
  useClosing(box);
  const isOn =
    facet.key === 'price'
      ? search.has('minPrice') || search.has('maxPrice')
      : facet.values.some(({ value }) => isAsked(search, facet.key, value));
  return (
    <Menu ref={box} name="facet">
      <Summary $isOn={isOn}>{facet.label}</Summary>
      <Panel>
        <FacetBody facet={facet} />
      </Panel>
    </Menu>
  );
}

const useClosing = (box: React.RefObject<HTMLDetailsElement | null>) =>
  useEffect(() => {
    const close = (event: Event) => {
      const menu = box.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : menu.contains(event.target as Node)) return;
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [box]);

const Menu = styled.details`
  position: relative;
`;
const Summary = styled.summary<{ $isOn: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 260px;
  min-height: var(--control);
  padding: 0 16px;
  overflow-wrap: anywhere;
  border: 1px solid ${({ $isOn }) => ($isOn ? 'var(--color-ink)' : 'var(--color-line)')};
  border-radius: var(--radius-round);
  background: ${({ $isOn }) => ($isOn ? 'var(--color-sunken)' : 'transparent')};
  font-size: var(--text-sm);
  font-weight: 500;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '';
    width: 6px;
    height: 6px;
    margin-top: -3px;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
`;
const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 8px) auto auto 0;
  z-index: 20;
  width: 300px;
  max-height: min(420px, 60vh);
  padding: 16px;
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: ${radius.large};
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;
