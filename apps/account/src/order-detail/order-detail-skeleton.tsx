import { FormattedMessage } from '@souk/i18n';
import { Card, PageTitle, SkeletonBlock, SkeletonText, Stack } from '@souk/ui';

/** The heading and the shape of an order while it comes. */
export function OrderDetailSkeleton({ orderNo }: { orderNo: string }) {
  return (
    <Stack $gap={6}>
      <PageTitle>
        <FormattedMessage id="orderDetail.title" values={{ number: orderNo }} />
      </PageTitle>
      <Card aria-hidden="true">
        <Stack $gap={5}>
          <SkeletonBlock $width="40%" $height="24px" />
          <SkeletonBlock $height="88px" />
          <SkeletonText lines={4} />
        </Stack>
      </Card>
    </Stack>
  );
}
