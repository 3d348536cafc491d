import { FormattedMessage, Money, useT } from '@souk/i18n';
import { usePanels } from '@souk/state';
import { Button, Dialog, Picture, Stack } from '@souk/ui';
import styled from 'styled-components';
import { useShownCart } from '../parts/shown-cart/use-shown-cart';
import { SheetMessages } from '../parts/sheet-messages/sheet-messages';
import { useStartCheckout } from '../parts/start-checkout/use-start-checkout';

/** Reminds a shopper who left a filled cart without trying the checkout. Source: spec 3, Client state; WIDGET-08. */
export function NotAttemptedDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const cart = useShownCart();
  const checkout = useStartCheckout();
  const openPanel = usePanels((panels) => panels.openPanel);
  const lines = cart.groups.flatMap((group) => group.lines.filter((line) => line.isChecked));
  return (
    <Dialog title={<FormattedMessage id="notAttempted.title" />} closeLabel={t('word.close')} onClose={onClose}>
      <Stack $gap={4}>
        <p>
          <FormattedMessage
            id="notAttempted.text"
            values={{ count: lines.length, total: <Money usd={cart.subtotalUsd} /> }}
          />
        </p>
        <Pictures>
          {lines.slice(0, 4).map((line) => (
            <li key={line.id}>
              <Picture src={line.image} alt={line.storeName} sizes="110px" widths={[160, 240]} />
            </li>
          ))}
        </Pictures>
        <SheetMessages />
        <Button variant="primary" isBusy={checkout.isBusy} onClick={checkout.start}>
          <FormattedMessage id="notAttempted.checkout" />
        </Button>
        <Button onClick={() => openPanel({ kind: 'subscribe' })}>
          <FormattedMessage id="notAttempted.subscribe" />
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="notAttempted.goOn" />
        </Button>
      </Stack>
    </Dialog>
  );
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 10px;
  padding: 0;
  list-style: none;
`;
