import { DeskFrame, ShopOpening, ShopProfileForm } from '@souk/desk';
import { useParams } from '@souk/router';
import { Stack } from '@souk/ui';

/** The merchant's shop as shoppers read it, and what is missing before it opens. */
export function ShopPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="shop" merchantId={Number(mer)}>
      <Stack $gap={5}>
        <ShopOpening />
        <ShopProfileForm id={Number(mer)} />
      </Stack>
    </DeskFrame>
  );
}
