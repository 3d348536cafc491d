import type { ProductCard } from '@souk/contract';
import { Picture } from '@souk/ui';
import styled from 'styled-components';
import { SharedPicture } from '../shared-picture/shared-picture';

type Props = {
  product: ProductCard;
  /** Which of its pictures: 0 is the card's own. */
  shown: number;
  sizes: string;
  isFirst: boolean;
  isLeaving: boolean;
};

/** The product's picture, and over it another one that a mouse or a finger asked for. Source: docs/look, Pictures; PL9. */
export function CardPicture({ product, shown, sizes, isFirst, isLeaving }: Props) {
  const other = shown > 0 ? product.moreImages?.[shown - 1] : undefined;
  return (
    <>
      <SharedPicture productId={product.id} isOn={isLeaving}>
        <Picture src={product.image} alt="" sizes={sizes} isPriority={isFirst} />
      </SharedPicture>
      {other && <Over key={other} src={other} alt="" sizes={sizes} />}
      {product.moreImages && product.moreImages.length > 0 && (
        <Dots aria-hidden="true">
          {[product.image, ...product.moreImages].map((image, at) => (
            <Dot key={image} $isShown={at === shown} />
          ))}
        </Dots>
      )}
    </>
  );
}

const Over = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`;
/* How many pictures there are, told to fingers only: a mouse finds them by itself. */
const Dots = styled.span`
  position: absolute;
  inset: auto auto 12px 12px;
  display: flex;
  gap: 5px;
  padding: 5px 6px;
  border-radius: var(--radius-round);
  background: color-mix(in srgb, var(--color-surface) 80%, transparent);
  @media (hover: hover) {
    display: none;
  }
`;
const Dot = styled.span<{ $isShown: boolean }>`
  width: 6px;
  height: 6px;
  border-radius: var(--radius-round);
  background: ${({ $isShown }) => ($isShown ? 'var(--color-ink)' : 'var(--color-ink-soft)')};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0.35)};
`;
