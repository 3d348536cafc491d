import { shipManyMost } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { ChosenBar, type BarRows } from '../table/chosen-bar';

type Props = { rows: BarRows; isPrinting: boolean; onShip: () => void; onPrint: () => void };

/** What can be done with the orders that are chosen. */
export function ChosenOrders({ rows, isPrinting, onShip, onPrint }: Props) {
  return (
    <ChosenBar rows={rows} most={shipManyMost}>
      <Button size="sm" variant="primary" onClick={onShip}>
        <FormattedMessage id="desk.orders.shipChosen" />
      </Button>
      <Button size="sm" isBusy={isPrinting} onClick={onPrint}>
        <FormattedMessage id="desk.orders.printChosen" />
      </Button>
    </ChosenBar>
  );
}
