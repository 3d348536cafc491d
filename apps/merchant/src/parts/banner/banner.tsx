import { Picture } from '@souk/ui';
import styled from 'styled-components';

const widths = [480, 640, 960, 1280, 1600];

type Props = { src: string | null; ratio?: string; sizes?: string; isPriority?: boolean };

/** A merchant's picture of itself. Without one its room stays. */
export function Banner({ src, ratio = '4 / 1', sizes = wrapperSizes, isPriority = false }: Props) {
  if (!src) return <Room style={{ aspectRatio: ratio }} />;
  return <Wide src={src} alt="" ratio={ratio} sizes={sizes} widths={widths} isPriority={isPriority} />;
}

const wrapperSizes = '(min-width: 1280px) 1200px, (min-width: 1024px) 80vw, 96vw';

/** On a phone a strip leaves room for what is sold. */
const Wide = styled(Picture)`
  @media (max-width: 639px) {
    aspect-ratio: 10 / 3 !important;
  }
`;
const Room = styled.div`
  border-radius: var(--radius);
  background: var(--color-sunken);
`;
