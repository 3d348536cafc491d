import { useT } from '@souk/i18n';
import { IconButton } from '@souk/ui';
import { Heart } from 'lucide-react';
import styled from 'styled-components';
import { useWish } from './use-wish';

/** The heart. It turns only when the server has agreed. Source: spec 4, Wishlist. */
export function WishButton({ productId }: { productId: number }) {
  const t = useT();
  const { isWished, isSaving, toggle } = useWish(productId);
  return (
    <Round label={t('wish.add')} aria-pressed={isWished} aria-busy={isSaving} onClick={toggle}>
      <Heart aria-hidden="true" fill={isWished ? 'currentColor' : 'none'} />
    </Round>
  );
}

const Round = styled(IconButton)`
  width: 48px;
  height: 48px;
  border: 1px solid var(--color-line-strong);
  &[aria-pressed='true'] {
    color: var(--color-sale);
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
