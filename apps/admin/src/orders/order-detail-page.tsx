import { DeskFrame, OrderDetail, ThingLog } from '@souk/desk';
import { lazyPart } from '@souk/mfe';
import { useParams } from '@souk/router';
import { Suspense } from 'react';
import { ChangeAddress } from './change-address';

/** Comes after the order, which is packed without it. */
const OrderRecords = lazyPart(async () => ({ default: (await import('./order-records')).OrderRecords }));

/** One order. */
export function OrderDetailPage() {
  const { no = '' } = useParams();
  return (
    <DeskFrame screen="orders" merchantId={null} title={no}>
      <OrderDetail
        no={no}
        besideAddress={(order) => <ChangeAddress order={order} />}
        below={(order) => (
          <Suspense>
            <OrderRecords order={order} />
          </Suspense>
        )}
      />
      <ThingLog subject="order" id={no} />
    </DeskFrame>
  );
}
