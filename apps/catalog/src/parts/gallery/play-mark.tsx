import { Play } from 'lucide-react';
import styled from 'styled-components';

/** A round play sign over a picture, which says that it is a film. @param size of the sign in px; the disc is 16 larger */
export function PlayMark({ size }: { size: number }) {
  return (
    <Mark>
      <Play size={size} strokeWidth={1.5} fill="currentColor" aria-hidden="true" />
    </Mark>
  );
}

const Mark = styled.span`
  position: absolute;
  padding: 8px 7px 8px 9px;
  border-radius: var(--radius-round);
  background: color-mix(in srgb, var(--color-surface) 88%, transparent);
  color: var(--color-ink);
  & > svg {
    display: block;
  }
`;
