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

/** The product's picture, and over it another one while a mouse is on the card. Source: docs/look, Pictures; PL9. */
export function CardPicture({ product, shown, sizes, isFirst, isLeaving }: Props) {
  const other = shown > 0 ? product.moreImages?.[shown - 1] : undefined;
  return (
    <>
      <SharedPicture productId={product.id} isOn={isLeaving}>
        <Picture src={product.image} alt="" sizes={sizes} isPriority={isFirst} />
      </SharedPicture>
      {other && <Over src={other} alt="" sizes={sizes} />}
    </>
  );
}

const Over = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`;
