import type { Order } from '@souk/contract';
import { DateText, FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Accordion, SkeletonText } from '@souk/ui';
import styled from 'styled-components';
import { Loaded } from '../parts/feedback/loaded';
import { orderQueries } from '../parts/order/order.queries';
import { SplitParcels } from './split-parcels';
import { TrackingLink } from './tracking-link';

/** Where the parcel is; of an order in several parcels, what is in each and what is still to come. */
export function Tracking({ order }: { order: Order }) {
  const query = useQuery(orderQueries(useApi()).express(order.orderNo));
  const isSplit = order.parcels.length > 1 || order.isPartlySent;
  return (
    <div id="parcel">
      <Accordion title={<FormattedMessage id="orderDetail.tracking" />} isOpen>
        <Loaded query={query} skeleton={<SkeletonText lines={3} />}>
          {({ expName, expNo, tracks }) => (
            <>
              {isSplit ? (
                <SplitParcels order={order} />
              ) : (
                <p>
                  <FormattedMessage id="orderDetail.parcelBy" values={{ carrier: expName, number: expNo }} />{' '}
                  <TrackingLink url={order.parcels[0]?.trackingUrl} />
                </p>
              )}
              <Tracks>
                {tracks.map(({ time, station }) => (
                  <li key={time + station}>
                    <DateText iso={time} look="time" />
                    <span>{station}</span>
                  </li>
                ))}
              </Tracks>
            </>
          )}
        </Loaded>
      </Accordion>
    </div>
  );
}

const Tracks = styled.ol`
  display: grid;
  gap: 8px;
  margin-top: 12px;
  padding: 0;
  list-style: none;
  font-size: var(--text-sm);
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
  & span {
    flex: 1 1 8em;
    overflow-wrap: anywhere;
  }
  & time {
    flex: 0 1 10.5em;
    color: var(--color-ink-soft);
  }
`;
