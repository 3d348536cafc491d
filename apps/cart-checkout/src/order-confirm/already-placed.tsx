import { paymentResultPath } from '@souk/domain';
import { Navigate } from '@souk/router';

/** Whoever comes back to a pre-order that has become an order is led to where it stands. Source: ORDER-02, ORDER-06. */
export function AlreadyPlaced({ orderNo }: { orderNo: string }) {
  return <Navigate to={paymentResultPath(orderNo)} replace />;
}
