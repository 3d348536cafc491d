import type { PayResult, Purchase } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Address } from './address';
import { Columns } from './columns';
import { ParcelList } from './parcel-list';
import { PriceRows } from './price-rows';

/** What an order holds that nobody has paid yet: its lines, what they cost, and where they go. */
export function Placed({ result, purchase }: { result: PayResult; purchase: Purchase }) {
  return (
    <>
      <ParcelList title={<FormattedMessage id="paymentResult.placed" />} result={result} purchase={purchase} />
      <Columns>
        <PriceRows purchase={purchase} />
        <Address purchase={purchase} />
      </Columns>
    </>
  );
}
