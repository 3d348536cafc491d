import { FormattedMessage } from '@souk/i18n';
import { useSession } from '@souk/state';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { OrdersUnderWay } from './orders-under-way';
import { OverviewTiles } from './overview-tiles';

/** What a shopper wants to know first: orders under way, points, coupons, wishes, answers of support. */
export function OverviewPage() {
  const { user } = useSession();
  return (
    <AccountFrame
      title="account.overview"
      area="/users/overview"
      lead={user && <FormattedMessage id="overview.greeting" values={{ name: user.nickname }} />}
    >
      <OrdersUnderWay />
      <OverviewTiles />
    </AccountFrame>
  );
}
