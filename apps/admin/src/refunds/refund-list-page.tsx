import { DeskFrame, RefundList } from '@souk/desk';

/** Requests for money back. */
export function RefundListPage() {
  return (
    <DeskFrame screen="refunds" merchantId={null}>
      <RefundList />
    </DeskFrame>
  );
}
