import { DeskFrame, Overview } from '@souk/desk';

/** The work that waits for the platform’s people. */
export function OverviewPage() {
  return (
    <DeskFrame screen="overview" merchantId={null}>
      <Overview />
    </DeskFrame>
  );
}
