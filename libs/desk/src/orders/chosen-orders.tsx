import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';

type Props = { count: number; isPrinting: boolean; onShip: () => void; onPrint: () => void; onNone: () => void };

/** What can be done with the orders that are chosen. */
export function ChosenOrders({ count, isPrinting, onShip, onPrint, onNone }: Props) {
  return (
    <Notice role="status">
      <FormattedMessage id="desk.chosen" values={{ count }} />
      <Cluster>
        <Button size="sm" variant="primary" onClick={onShip}>
          <FormattedMessage id="desk.orders.shipChosen" />
        </Button>
        <Button size="sm" isBusy={isPrinting} onClick={onPrint}>
          <FormattedMessage id="desk.orders.printChosen" />
        </Button>
        <Button size="sm" variant="quiet" onClick={onNone}>
          <FormattedMessage id="desk.chooseNone" />
        </Button>
      </Cluster>
    </Notice>
  );
}
