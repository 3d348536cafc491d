import type { Facet } from '@souk/contract';
import { CurrencySymbolContext, FormattedMessage, useMoney, useT } from '@souk/i18n';
import { Button, TextField } from '@souk/ui';
import { useContext, useRef } from 'react';
import styled from 'styled-components';
import { withPrice } from './facet.url';
import { useFilters } from './use-filters';

/** From and to, in whole dollars or cents; either end may stay open. Above them what the list's own prices are. */
export function PriceRange({ facet }: { facet: Facet }) {
  const t = useT();
  const money = useMoney();
  const symbol = useContext(CurrencySymbolContext);
  const { search, apply } = useFilters();
  const box = useRef<HTMLDivElement>(null);
  const applyRange = () => {
    const [min, max] = [...(box.current?.querySelectorAll('input') ?? [])].map(({ value }) => amountOf(value));
    if (min != null && max != null && min > max) return apply((wanted) => withPrice(wanted, max, min));
    apply((wanted) => withPrice(wanted, min ?? null, max ?? null));
  };
  const end = (name: 'minPrice' | 'maxPrice') => ({
    name,
    inputMode: 'decimal' as const,
    // A new address is a new field: what was typed and not applied does not linger.
    key: `${name}${search.get(name) ?? ''}`,
    defaultValue: search.get(name) ?? '',
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      applyRange();
    },
  });
  const { key: minKey, ...min } = end('minPrice');
  const { key: maxKey, ...max } = end('maxPrice');
  return (
    <Row ref={box}>
      {facet.min !== undefined && facet.max !== undefined && (
        <Span>
          <FormattedMessage id="filters.priceSpan" values={{ min: money(facet.min), max: money(facet.max) }} />
        </Span>
      )}
      <TextField key={minKey} label={t('filters.from')} mark={symbol} {...min} />
      <TextField key={maxKey} label={t('filters.to')} mark={symbol} {...max} />
      <Button onClick={applyRange}>
        <FormattedMessage id="filters.apply" />
      </Button>
    </Row>
  );
}

/** An amount as typed, also with its currency; null when it is none. A comma is a decimal point too; before three digits either parts thousands, but not in "0.500". The point of "Fr. 20" is none. */
const amountOf = (typed: string): number | null => {
  const digits = typed.replace(/\p{L}\.?|[^\d.,-]/gu, '').replace(/(^0[.,])|[.,](?=\d{3}(?!\d))/g, '$1');
  const amount = Number(digits.replace(',', '.') || Number.NaN);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) / 100 : null;
};

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 8px;
  align-items: end;
`;
const Span = styled.p`
  grid-column: 1 / -1;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
