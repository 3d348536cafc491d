import type { ProductCard } from '@souk/contract';
import { useT } from '@souk/i18n';
import styled from 'styled-components';

/** The colours in which a product is made: seen as dots, read by name. Source: docs/expectations PL9, PP3. */
export function Swatches({ swatches }: { swatches: NonNullable<ProductCard['swatches']> }) {
  const t = useT();
  const names = swatches.map(({ name }) => name).join(', ');
  return (
    <Row role="img" aria-label={t('card.colours', { names })} title={names}>
      {swatches.map(({ name, color }) => (
        <Dot key={name} style={color ? { background: color } : undefined} />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  gap: 4px;
`;
/* A colour without a known look is a dot of two halves. */
const Dot = styled.span`
  width: 12px;
  height: 12px;
  border: 1px solid color-mix(in srgb, var(--color-ink) 30%, transparent);
  border-radius: var(--radius-round);
  background: linear-gradient(135deg, var(--color-sunken) 50%, var(--color-line) 50%);
  forced-color-adjust: none;
`;
