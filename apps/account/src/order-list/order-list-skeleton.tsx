import { Card, Cluster, SkeletonBlock, SkeletonText, Stack } from '@souk/ui';

/** The shape of the order list while it comes. */
export function OrderListSkeleton() {
  return (
    <Stack $gap={5} aria-hidden="true">
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <Stack $gap={4}>
            <SkeletonBlock $width="45%" $height="1.2em" />
            <Cluster $gap={4} style={{ flexWrap: 'nowrap' }}>
              <SkeletonBlock $width="88px" $height="88px" style={{ flex: 'none' }} />
              <div style={{ flex: 1 }}>
                <SkeletonText lines={2} />
              </div>
            </Cluster>
            <SkeletonBlock $width="220px" $height="36px" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
