import { couponLook, merchantPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { LoadMoreError, PartNotice } from '@souk/mfe';
import { useInfiniteQuery } from '@souk/query';
import { useApi, useSession } from '@souk/state';
import { rowsOnce } from '@souk/state/rows-once';
import { useNewInFocus } from '@souk/state/new-in-focus';
import { Button, EmptyState, LoadMore, SkeletonBlock } from '@souk/ui';
import { TicketPercent } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { ButtonTo } from '../parts/frame/frame';
import { merchantQueries } from '../parts/merchant.queries';
import { MerchantFrame } from '../parts/merchant-frame/merchant-frame';
import { CouponTicket } from './coupon-ticket';
import { useReceive } from './use-receive';

/** A merchant's coupons, to be received by who is signed in. */
export function MerchantCouponPage() {
  const t = useT();
  return (
    <MerchantFrame>
      {(merchant) => (
        <>
          <title>{t('merchantCoupon.title', { name: merchant.name })}</title>
          <Coupons id={merchant.id} />
        </>
      )}
    </MerchantFrame>
  );
}

function Coupons({ id }: { id: number }) {
  const t = useT();
  const queries = merchantQueries(useApi());
  const isUser = useSession().status === 'user';
  const shared = useInfiniteQuery(queries.coupons(id));
  const own = useInfiniteQuery({ ...queries.ownCoupons(id), enabled: isUser });
  const { received, receive, busyId } = useReceive();
  const shown = own.data ? own : shared;
  const { data } = shown;
  const coupons = rowsOnce(data?.pages ?? [], (coupon) => coupon.id);
  const grid = useRef<HTMLUListElement>(null);
  const asked = useNewInFocus(grid, coupons.length);
  const more = () => {
    asked();
    void shown.fetchNextPage();
  };
  if (shared.isError && !data) return <PartNotice error={shared.error} onRetry={() => void shared.refetch()} />;
  if (!data) return <SkeletonBlock $height="190px" style={{ marginTop: 36, maxWidth: 300 }} />;
  if (coupons.length === 0) {
    return (
      <EmptyState
        title={t('merchantCoupon.none')}
        picture={<TicketPercent size={48} strokeWidth={1} aria-hidden="true" />}
        action={
          <ButtonTo to={merchantPath(id)}>
            <FormattedMessage id="merchantCoupon.shop" />
          </ButtonTo>
        }
      />
    );
  }
  return (
    <>
      <Grid ref={grid}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket
              coupon={coupon}
              look={received.has(coupon.id) ? 'received' : couponLook(coupon)}
              isBusy={busyId === coupon.id}
              onReceive={() => receive(coupon.id)}
            />
          </li>
        ))}
      </Grid>
      {shown.hasNextPage && (
        <LoadMore>
          <LoadMoreError query={shown} />
          <Button isBusy={shown.isFetchingNextPage} onClick={more}>
            <FormattedMessage id="merchant.more" />
          </Button>
        </LoadMore>
      )}
    </>
  );
}

/** Three columns, items 300 by 190. Source: spec 9, Layout; ACCT-04. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 300px));
  gap: 20px;
  margin-top: 36px;
`;
