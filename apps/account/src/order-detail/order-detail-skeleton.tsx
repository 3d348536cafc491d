import { Card, SkeletonBlock, SkeletonText, Stack } from '@souk/ui';

/** The shape of an order while it comes. */
export function OrderDetailSkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <SkeletonBlock $width="min(320px, 80%)" $height="40px" />
      <Card>
        <Stack $gap={5}>
          <SkeletonBlock $width="40%" $height="24px" />
          <SkeletonBlock $height="88px" />
          <SkeletonText lines={4} />
        </Stack>
      </Card>
    </Stack>
  );
}
