import { track, trackPurchaseOnce, type TrackedItem } from '@souk/analytics';
import type { PreOrder, PurchaseTotals } from '@souk/contract';
import { tabStorage } from '@souk/state';

/** What is bought, and what the server says it costs with the chosen coupons. */
type Given = { preOrder: PreOrder; totals: PurchaseTotals };

/** The lines of a pre-order in an event's words. */
const itemsOf = ({ orderList }: PreOrder): TrackedItem[] =>
  orderList.flatMap(({ merName, orderInfoList }) =>
    orderInfoList.map((line) => ({
      item_id: String(line.productId),
      item_name: line.productName,
      price: line.price,
      quantity: line.payNum,
      affiliation: merName,
      ...(line.sku ? { item_variant: line.sku } : {}),
    })),
  );

const begun = new Set<string>();

/** Tells once per pre-order that a checkout began. Source: docs/marketplace, Analytics. */
export const trackBegin = (preOrder: PreOrder) => {
  if (begun.has(preOrder.preOrderNo)) return;
  begun.add(preOrder.preOrderNo);
  track({ name: 'begin_checkout', currency: 'USD', value: preOrder.payFee, items: itemsOf(preOrder) });
};

/** Tells where the order goes and how it is paid, when it is placed. */
export const trackOrderSteps = ({ preOrder, totals }: Given, payType: string) => {
  const priced = { currency: 'USD', value: totals.payFee, items: itemsOf(preOrder) } as const;
  track({ name: 'add_shipping_info', ...priced });
  track({ name: 'add_payment_info', payment_type: payType, ...priced });
};

const keyOf = (orderNo: string) => `souk.purchase.${orderNo}`;

/** Keeps what was bought for the moment when the server says that it is paid. */
export const keepPurchase = (orderNo: string, { preOrder, totals }: Given) => {
  const kept = { items: itemsOf(preOrder), shipping: totals.freightFee };
  tabStorage.setItem(keyOf(orderNo), JSON.stringify(kept));
};

/** Tells of a purchase that the server says is paid, once per purchase. `valueUsd`: what was paid in all. */
export const trackPaid = (orderNo: string, valueUsd: number) =>
  trackPurchaseOnce({
    name: 'purchase',
    transaction_id: orderNo,
    currency: 'USD',
    value: valueUsd,
    ...readPurchase(orderNo),
  });

const readPurchase = (orderNo: string): { items: TrackedItem[]; shipping?: number } => {
  try {
    const kept = JSON.parse(tabStorage.getItem(keyOf(orderNo)) ?? 'null') as { items: TrackedItem[] } | null;
    return kept ?? { items: [] };
  } catch {
    return { items: [] };
  }
};
