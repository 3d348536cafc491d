import type { CouponForOrder, PreOrder } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { Stack } from '@souk/ui';
import styled from 'styled-components';
import { ChoiceCard } from '../parts/choice-card/choice-card';
import type { Prices } from './use-prices';

type Props = { coupons: readonly CouponForOrder[]; preOrder: PreOrder; prices: Prices };

/**
 * One coupon of each merchant at most, and one of the platform's; those that do not hold say why.
 * Source: docs/marketplace, Coupons; ACCT-04.
 */
export function CouponPicker({ coupons, preOrder, prices }: Props) {
  const issuers = [
    ...preOrder.orderList.map(({ merId, merName }) => ({ merId: merId as number | null, name: merName })),
    { merId: null, name: null },
  ];
  return (
    <Stack $gap={5}>
      {issuers.map(({ merId, name }) => {
        const own = coupons.filter((coupon) => coupon.merId === merId);
        if (own.length === 0) return null;
        const picked = merId === null ? prices.picked.platform : (prices.picked.merchants[merId] ?? null);
        const group = `coupon-${merId ?? 'platform'}`;
        return (
          <Group key={group}>
            <legend>{name ?? <FormattedMessage id="orderConfirm.platformCoupon" />}</legend>
            <ChoiceCard
              name={group}
              checked={picked === null}
              onChange={() => prices.pick(merId, null)}
              title={<FormattedMessage id="orderConfirm.noCoupon" />}
            />
            {own.map((coupon) => (
              <ChoiceCard
                key={coupon.id}
                name={group}
                checked={picked === coupon.id}
                disabled={coupon.reason !== null}
                onChange={() => prices.pick(merId, coupon.id)}
                title={coupon.name}
                aside={
                  coupon.reason === null && (
                    <Off>
                      −<Money usd={coupon.off} />
                    </Off>
                  )
                }
              >
                {coupon.reason ?? (
                  <FormattedMessage
                    id="orderConfirm.couponTerms"
                    values={{ money: <Money usd={coupon.money} />, min: <Money usd={coupon.minPrice} /> }}
                  />
                )}
              </ChoiceCard>
            ))}
          </Group>
        );
      })}
    </Stack>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  & > legend {
    margin-bottom: 8px;
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;
const Off = styled.b`
  color: var(--color-ok);
  font-variant-numeric: tabular-nums;
`;
