import { stockMessage } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import styled from 'styled-components';

/** 'Only N left' under 15, 'In stock', 'Sold out'; nothing (`null`) while the variant is still to be chosen. Source: spec 4, Quick view; spec 9, Low-stock label. */
export function StockLine({ stock }: { stock: number | null }) {
  const { kind, left } = stockMessage(stock ?? 0);
  return (
    <Line $kind={kind} role="status">
      {stock !== null && <FormattedMessage id={`stock.${kind}`} values={{ left }} />}
    </Line>
  );
}

const colour = { soldOut: 'var(--color-sale)', low: 'var(--color-warn)', inStock: 'var(--color-ok)' } as const;
const Line = styled.p<{ $kind: keyof typeof colour }>`
  margin: 0;
  /* Its room is kept, so that a choice moves nothing. */
  min-height: 1lh;
  font-weight: 500;
  color: ${({ $kind }) => colour[$kind]};
`;
