import { couponLook, ownCouponLook } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useInfiniteQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, EmptyState, SkeletonBlock, TabLink } from '@souk/ui';
import { TicketPercent } from 'lucide-react';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { PagedList } from '../parts/paged/paged-list';
import { SharedAnnouncedCount } from '../parts/paged/announced-count';
import { TabRow } from '../parts/tab-row';
import { couponQueries, useReceive } from './coupon.queries';
import { couponPartHref, couponParts, readCouponPart, type CouponPart } from './coupons.url';
import { CouponCard } from './coupon-card';
import { CouponGrid } from './coupon-grid';

/** Own coupons, and the centre where new ones are received. Source: spec 2, Coupon list; ACCT-04. */
export function CouponsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const current = readCouponPart(search);
  return (
    <AccountFrame title="account.coupons" area="/users/coupon_list">
      <TabRow label={t('coupons.parts')}>
        {couponParts.map((part) => (
          <TabLink key={part} as={Link} to={couponPartHref(part)} aria-current={part === current ? 'page' : undefined}>
            <FormattedMessage id={`coupons.${part}`} />
          </TabLink>
        ))}
      </TabRow>
      <SharedAnnouncedCount>
        {current === 'centre' ? <Centre /> : <Mine key={current} type={current} />}
      </SharedAnnouncedCount>
    </AccountFrame>
  );
}

function Mine({ type }: { type: 'usable' | 'unusable' }) {
  const query = useInfiniteQuery(couponQueries(useApi()).mine(type));
  return (
    <PagedList query={query} keyOf={({ id }) => id} skeleton={<CouponSkeleton />} empty={<NoCoupons part={type} />}>
      {(coupons) => (
        <CouponGrid>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard coupon={coupon} look={ownCouponLook(coupon)} />
            </li>
          ))}
        </CouponGrid>
      )}
    </PagedList>
  );
}

function Centre() {
  const query = useInfiniteQuery(couponQueries(useApi()).centre());
  const receive = useReceive();
  return (
    <PagedList query={query} keyOf={({ id }) => id} skeleton={<CouponSkeleton />} empty={<NoCoupons part="centre" />}>
      {(coupons) => (
        <CouponGrid>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard
                coupon={coupon}
                look={couponLook(coupon)}
                left={coupon.isLimited ? coupon.lastTotal : null}
                isBusy={receive.isPending && receive.variables === coupon.id}
                onReceive={() => receive.mutate(coupon.id)}
              />
            </li>
          ))}
        </CouponGrid>
      )}
    </PagedList>
  );
}

function CouponSkeleton() {
  return (
    <CouponGrid as="div">
      {[0, 1, 2].map((card) => (
        <SkeletonBlock key={card} $height="190px" />
      ))}
    </CouponGrid>
  );
}

function NoCoupons({ part }: { part: CouponPart }) {
  return (
    <EmptyState
      picture={<TicketPercent size={48} strokeWidth={1} aria-hidden="true" />}
      title={<FormattedMessage id={`coupons.none.${part}`} />}
      action={
        part === 'usable' && (
          <ButtonLink as={Link} to={couponPartHref('centre')} $variant="primary">
            <FormattedMessage id="coupons.toCentre" />
          </ButtonLink>
        )
      }
    />
  );
}
