import { cartPath } from '@souk/domain';
import { useNavigate } from '@souk/router';
import { useOrderToCart } from '@souk/state';
import { Button } from '@souk/ui';
import type { ReactNode } from 'react';

type Props = { orderNo: string; label: ReactNode; isMain?: boolean };

/** Puts what the order held back into the cart, and leads there. */
export function ToCart({ orderNo, label, isMain = false }: Props) {
  const navigate = useNavigate();
  const change = useOrderToCart(orderNo);
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      isBusy={change.isPending}
      onClick={() => change.mutate(undefined, { onSuccess: () => navigate(cartPath) })}
    >
      {label}
    </Button>
  );
}
