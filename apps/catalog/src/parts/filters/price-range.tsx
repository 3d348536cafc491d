import type { Facet } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, TextField } from '@souk/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { withPrice } from './facet.url';
import { useFilters } from './use-filters';

/** From and to, in whole dollars or cents; either end may stay open. */
export function PriceRange({ facet }: { facet: Facet }) {
  const t = useT();
  const { search, apply } = useFilters();
  const box = useRef<HTMLDivElement>(null);
  const applyRange = () => {
    const [min, max] = [...(box.current?.querySelectorAll('input') ?? [])].map(({ value }) => amountOf(value));
    if (min != null && max != null && min > max) return apply(withPrice(search, max, min));
    apply(withPrice(search, min ?? null, max ?? null));
  };
  const end = (name: 'minPrice' | 'maxPrice', hint: number | undefined) => ({
    name,
    inputMode: 'decimal' as const,
    // A new address is a new field: what was typed and not applied does not linger.
    key: `${name}${search.get(name) ?? ''}`,
    defaultValue: search.get(name) ?? '',
    placeholder: hint === undefined ? '' : String(Math.floor(hint)),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      applyRange();
    },
  });
  const { key: minKey, ...min } = end('minPrice', facet.min);
  const { key: maxKey, ...max } = end('maxPrice', facet.max === undefined ? undefined : facet.max + 1);
  return (
    <Row ref={box}>
      <TextField key={minKey} label={t('filters.from')} {...min} />
      <TextField key={maxKey} label={t('filters.to')} {...max} />
      <Button onClick={applyRange}>
        <FormattedMessage id="filters.apply" />
      </Button>
    </Row>
  );
}

/** An amount as typed; null when it is none. A comma is a decimal point too. */
const amountOf = (typed: string): number | null => {
  const amount = Number(typed.trim().replace(',', '.') || Number.NaN);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) / 100 : null;
};

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 8px;
  align-items: end;
`;
