import { pictureUrl } from '@souk/ui';
import styled from 'styled-components';

type Props = {
  /** Absent: the first letter of the name stands in. */
  src: string | null;
  name: string;
  sizePx: number;
};

/** A shopper's picture, or their initial. The name stands beside it, so it says nothing itself. */
export function Avatar({ src, name, sizePx }: Props) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <Round style={{ width: sizePx, height: sizePx, fontSize: sizePx * 0.42 }} aria-hidden="true">
      {src ? <img src={pictureUrl(src, sizePx * 2)} alt="" width={sizePx} height={sizePx} /> : letter}
    </Round>
  );
}

const Round = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: var(--radius-round);
  background: var(--color-brand-soft);
  color: var(--color-brand);
  font-family: var(--font-heading);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
