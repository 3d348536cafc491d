import { couponUsesFileMost, type DeskCoupon } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useNavigate, useSearchParams } from '@souk/router';
import { storeNow, useSay } from '@souk/state';
import { Button, ButtonLink, Stack } from '@souk/ui';
import { useFileOf } from '../imports/file-actions';
import { Column, Columns, Facts, Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { useFieldPlace } from '../parts/store-time';
import { zonedTime } from '../parts/zoned-time';
import { CouponForm } from './coupon-form';
import { CouponBadge } from './coupon-list';
import { couponCopyOf, type CouponValues, couponValuesOf, noCoupon } from './coupon-values';

/** A new coupon of the store, or of the merchant. */
export function CouponNew() {
  const [search] = useSearchParams();
  const copied = Number(search.get('copy'));
  return copied > 0 ? <CouponCopy id={copied} /> : <CouponToMake begin={noCoupon} />;
}

/** A new coupon that begins with the terms of another. */
function CouponCopy({ id }: { id: number }) {
  const place = useFieldPlace();
  return (
    <Loaded query={useDeskQuery('coupon', { id })}>
      {(coupon) => <CouponToMake begin={couponCopyOf(coupon, place)} />}
    </Loaded>
  );
}

function CouponToMake({ begin }: { begin: CouponValues }) {
  const t = useT();
  const { base, merchantId } = useDesk();
  const navigate = useNavigate();
  const say = useSay();
  const { zone, locale } = useFieldPlace();
  const create = useDeskChange('couponCreate', {
    done: null,
    then: (_, { receiveStarts: at }) => {
      if (at && at > storeNow().toISOString())
        say.done('desk.coupon.createdFor', { time: zonedTime(at, locale, zone) });
      else say.done('desk.coupon.created');
    },
    thenIfMounted: ({ id }) => navigate(`${base}/coupons/${id}`, { replace: true }),
  });
  return (
    <CouponForm
      begin={begin}
      received={0}
      isMerchants={merchantId !== null}
      saveLabel={t('desk.coupon.create')}
      isNew
      isBusy={create.isPending}
      onSave={(terms, saved) => create.mutate(terms, { onSuccess: saved })}
    />
  );
}

/** One coupon: its terms for those who receive it from now on, and what became of it. */
export function CouponDetail({ id }: { id: number }) {
  return (
    <Loaded query={useDeskQuery('coupon', { id })}>{(coupon) => <Shown key={coupon.id} coupon={coupon} />}</Loaded>
  );
}

function Shown({ coupon }: { coupon: DeskCoupon }) {
  const t = useT();
  const { may, base, merchantId } = useDesk();
  const { id, version } = coupon;
  const uses = useFileOf('couponUses');
  // a merchant's coupon made anew at the platform's desk would hold for the whole store
  const isOwn = merchantId !== null || coupon.merchantName === null;
  const save = useDeskChange('couponSave', { done: 'desk.coupon.saved' });
  const end = useDeskChange('couponEnd', { done: 'desk.coupon.endDone' });
  const mayWrite = may('promotions.write');
  const place = useFieldPlace();
  const isOver = coupon.state === 'ended' || coupon.state === 'over';
  return (
    <Columns>
      <Column>
        {coupon.received > 0 && (
          <p>
            <FormattedMessage id="desk.coupon.holders" values={{ count: coupon.received }} />
          </p>
        )}
        <fieldset disabled={!mayWrite} style={{ display: 'contents' }}>
          <CouponForm
            begin={couponValuesOf(coupon, place)}
            received={coupon.received}
            isMerchants={coupon.merchantName !== null}
            saveLabel={t('desk.coupon.save')}
            isReadOnly={!mayWrite}
            isBusy={save.isPending}
            onSave={(terms, saved) => save.mutate({ id, version, ...terms }, { onSuccess: saved })}
          />
        </fieldset>
      </Column>
      <Column>
        <Panel title={t('desk.product.facts')}>
          <CouponBadge state={coupon.state} />
          <Facts>
            <dt>{t('desk.orders.merchant')}</dt>
            <dd>{coupon.merchantName ?? t('desk.coupons.store')}</dd>
            <dt>{t('desk.coupons.received')}</dt>
            <dd>{coupon.total === null ? coupon.received : `${coupon.received} / ${coupon.total}`}</dd>
            <dt>{t('desk.coupons.used')}</dt>
            <dd>{coupon.used}</dd>
          </Facts>
          <Stack $gap={2}>
            {coupon.used > 0 && (
              <Button size="sm" isBusy={uses.isPending} onClick={() => uses.mutate({ id })}>
                <FormattedMessage id="desk.coupon.usesFile" />
              </Button>
            )}
            {coupon.used > couponUsesFileMost && (
              <small>{t('desk.coupon.usesCut', { most: couponUsesFileMost })}</small>
            )}
            {mayWrite && isOwn && (
              <ButtonLink as={Link} to={`${base}/coupons/new?copy=${id}`} $size="sm">
                <FormattedMessage id="desk.coupon.duplicate" />
              </ButtonLink>
            )}
          </Stack>
        </Panel>
        {mayWrite && !isOver && (
          <Panel title={t('desk.coupon.end')}>
            <p>{t('desk.coupon.endText')}</p>
            <Button variant="danger" isBusy={end.isPending} onClick={() => end.mutate({ id, version })}>
              <FormattedMessage id="desk.coupon.endNow" />
            </Button>
          </Panel>
        )}
      </Column>
    </Columns>
  );
}
