import { DeskFrame, Overview, ShopOpening } from '@souk/desk';
import { useParams } from '@souk/router';
import { Stack } from '@souk/ui';

/** Shows how much work waits for a merchant’s staff, by kind, and what is missing before their shop opens. */
export function OverviewPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="overview" merchantId={Number(mer)}>
      <Stack $gap={5}>
        <ShopOpening />
        <Overview />
      </Stack>
    </DeskFrame>
  );
}
