import styled from 'styled-components';
import type { Tone } from '../badge/badge';

const tones: Readonly<Record<Exclude<Tone, 'neutral'>, string>> = {
  ok: 'ok',
  warn: 'warn',
  sale: 'sale',
  brand: 'brand',
};

/** A sentence that must not be overlooked, in its place: a changed price, a deadline, a success. */
export const Notice = styled.div<{ $tone?: keyof typeof tones }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--color-${({ $tone = 'brand' }) => tones[$tone]}-soft);
  color: var(--color-ink);
  font-size: var(--text-sm);
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
    color: var(--color-${({ $tone = 'brand' }) => tones[$tone]});
  }
`;
