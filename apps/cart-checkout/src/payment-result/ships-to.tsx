import type { Purchase } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Address } from './address';
import { Columns } from './columns';
import { PriceRows } from './price-rows';

/** What was paid, where it goes, and what happens next. */
export function ShipsTo({ purchase }: { purchase: Purchase }) {
  return (
    <Columns>
      <PriceRows purchase={purchase} />
      <Address purchase={purchase} />
      <div>
        <h3>
          <FormattedMessage id="paymentResult.next" />
        </h3>
        <ol>
          {['nextMail', 'nextPack', 'nextTrack'].map((step) => (
            <li key={step}>
              <FormattedMessage id={`paymentResult.${step}`} />
            </li>
          ))}
        </ol>
      </div>
    </Columns>
  );
}
