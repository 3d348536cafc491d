import { type DeskCouponRow, deskCouponTabs } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Badge, ButtonLink, type Tone } from '@souk/ui';
import { Cents } from '../parts/cents';
import { useListUrl } from '../parts/list-url';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';
import { StoreTime } from '../parts/store-time';

const tones: Readonly<Record<DeskCouponRow['state'], Tone>> = {
  coming: 'brand',
  running: 'ok',
  gone: 'warn',
  over: 'neutral',
  ended: 'neutral',
};

/** Whether a coupon can be received, in words. */
export function CouponBadge({ state }: Pick<DeskCouponRow, 'state'>) {
  return (
    <Badge $tone={tones[state]}>
      <FormattedMessage id={`desk.coupon.${state}`} />
    </Badge>
  );
}

/** Coupons with what they take off, and how many were received and used. */
export function CouponList() {
  const t = useT();
  const { base, merchantId, may } = useDesk();
  const url = useListUrl(deskCouponTabs);
  const query = useDeskQuery('coupons', url.input);
  return (
    <>
      {may('promotions.write') && (
        <div>
          <ButtonLink as={Link} to={`${base}/coupons/new`} $variant="primary">
            <FormattedMessage id="desk.coupon.new" />
          </ButtonLink>
        </div>
      )}
      <ListPage<(typeof deskCouponTabs)[number], DeskCouponRow, NonNullable<typeof query.data>>
        words="desk.coupons"
        url={url}
        tabs={deskCouponTabs}
        query={query}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => `${base}/coupons/${id}`}
        columns={[
          { id: 'name', header: t('desk.coupons.name'), cell: ({ name }) => name },
          ...(merchantId === null
            ? [
                {
                  id: 'merchant',
                  header: t('desk.orders.merchant'),
                  isWide: true,
                  cell: ({ merchantName }: DeskCouponRow) => merchantName ?? t('desk.coupons.store'),
                },
              ]
            : []),
          {
            id: 'money',
            header: t('desk.coupons.money'),
            isNumber: true,
            cell: ({ moneyCents }) => <Cents cents={moneyCents} />,
          },
          {
            id: 'min',
            header: t('desk.coupons.min'),
            isNumber: true,
            isWide: true,
            cell: ({ minCents }) => <Cents cents={minCents} />,
          },
          {
            id: 'scope',
            header: t('desk.coupon.scope'),
            isWide: true,
            cell: ({ scope, merchantName }) =>
              t(`desk.coupon.scope.${scope === 'all' && merchantName !== null ? 'shop' : scope}`),
          },
          {
            id: 'received',
            header: t('desk.coupons.received'),
            isNumber: true,
            isWide: true,
            cell: ({ received, total }) => (total === null ? received : `${received} / ${total}`),
          },
          { id: 'used', header: t('desk.coupons.used'), isNumber: true, isWide: true, cell: ({ used }) => used },
          {
            id: 'ends',
            header: t('desk.coupons.ends'),
            isWide: true,
            cell: ({ receiveEnds }) => (receiveEnds ? <StoreTime iso={receiveEnds} look="short" /> : '—'),
          },
          { id: 'state', header: t('desk.orders.status'), cell: ({ state }) => <CouponBadge state={state} /> },
        ]}
      />
    </>
  );
}
