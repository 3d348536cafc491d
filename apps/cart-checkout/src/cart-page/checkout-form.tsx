import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { LockKeyhole } from 'lucide-react';
import type { FormEvent } from 'react';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';
import { useStartCheckout } from '../parts/start-checkout/use-start-checkout';

/** The way to the order confirmation. A tap made before scripts arrive is answered by the shell server. Source: CART-08. */
export function CheckoutForm({ cart }: { cart: ShownCart }) {
  const checkout = useStartCheckout();
  const start = (event: FormEvent) => {
    event.preventDefault();
    checkout.start();
  };
  const lines = cart.groups.flatMap((group) => group.lines.filter((line) => line.isChecked));
  return (
    <form method="post" action="/actions/cart/checkout" onSubmit={start}>
      {lines.map((line) => (
        <input key={line.id} type="hidden" name="line" value={`${line.id} ${line.uniqueKey}`} />
      ))}
      <Button type="submit" variant="primary" size="lg" isWide isBusy={checkout.isBusy}>
        <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.5} />
        <FormattedMessage id="cartPage.checkout" />
      </Button>
    </form>
  );
}
