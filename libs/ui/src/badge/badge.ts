import styled from 'styled-components';

export type Tone = 'neutral' | 'sale' | 'ok' | 'warn' | 'brand';

const tones: Readonly<Record<Tone, readonly [background: string, ink: string]>> = {
  neutral: ['var(--color-sunken)', 'var(--color-ink)'],
  sale: ['var(--color-sale)', 'var(--color-sale-ink)'],
  ok: ['var(--color-ok-soft)', 'var(--color-ok)'],
  warn: ['var(--color-warn-soft)', 'var(--color-warn)'],
  brand: ['var(--color-brand-soft)', 'var(--color-brand)'],
};

/** A few words on a tinted ground: a state, a saving. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  width: fit-content;
  max-width: 100%;
  padding: 2px 9px;
  border-radius: var(--radius-round);
  background: ${({ $tone = 'neutral' }) => tones[$tone][0]};
  color: ${({ $tone = 'neutral' }) => tones[$tone][1]};
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.5;
  overflow-wrap: anywhere;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
