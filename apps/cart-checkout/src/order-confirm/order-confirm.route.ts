export { OrderConfirmPage as Component } from './order-confirm-page';
export { OrderConfirmSkeleton as Skeleton } from './order-confirm-skeleton';
