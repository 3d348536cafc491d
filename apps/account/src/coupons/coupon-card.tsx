import type { Coupon, UserCoupon } from '@souk/contract';
import { allProductsPath, type CouponLook, merchantPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { usePeriodText } from '@souk/state/period-text';
import { Button, ButtonLink, radius } from '@souk/ui';
import styled from 'styled-components';

type Shared = Pick<
  Coupon & UserCoupon,
  | 'money'
  | 'minPrice'
  | 'name'
  | 'useType'
  | 'type'
  | 'merId'
  | 'merName'
  | 'isFixedTime'
  | 'day'
  | 'useStartTimeStr'
  | 'useEndTimeStr'
>;

type Props = {
  coupon: Shared;
  look: CouponLook;
  /** How many are left; null when there is no end of them. */
  left?: number | null;
  isBusy?: boolean;
  onReceive?: () => void;
};

/** A coupon: what it takes off, from what amount, whose it is, until when. Source: spec 3, Coupon; spec 9, Layout. */
export function CouponCard({ coupon, look, left = null, isBusy = false, onReceive }: Props) {
  const isOver = ['used', 'expired', 'disabled'].includes(look);
  return (
    <Ticket $isOver={isOver} aria-label={coupon.name} data-look={look}>
      <Amount>
        <strong>
          <Money usd={coupon.money} />
        </strong>
        <small>
          {coupon.minPrice > 0 ? (
            <FormattedMessage id="coupons.from" values={{ amount: <Money usd={coupon.minPrice} /> }} />
          ) : (
            <FormattedMessage id="coupons.fromAny" />
          )}
        </small>
      </Amount>
      <Terms>
        <b>{coupon.name}</b>
        <span>
          <FormattedMessage id={coupon.useType === 1 ? 'coupons.ofMerchant' : 'coupons.ofMarket'} />
          {', '}
          <FormattedMessage id={`coupons.type.${coupon.type}`} />
        </span>
        {coupon.merName && <span>{coupon.merName}</span>}
        <span>
          <Window coupon={coupon} />
        </span>
      </Terms>
      <Foot>
        {left !== null && look === 'receivable' && (
          <small>
            <FormattedMessage id="coupons.left" values={{ count: left }} />
          </small>
        )}
        <Action look={look} merId={coupon.merId} isBusy={isBusy} onReceive={onReceive} />
      </Foot>
    </Ticket>
  );
}

function Window({ coupon: { isFixedTime, day, useStartTimeStr, useEndTimeStr } }: { coupon: Shared }) {
  const periodText = usePeriodText();
  if (!useEndTimeStr) return isFixedTime ? null : <FormattedMessage id="coupons.days" values={{ days: day }} />;
  const period = periodText(useStartTimeStr, useEndTimeStr);
  return useStartTimeStr ? period : <FormattedMessage id="coupons.until" values={{ end: period }} />;
}

type ActionProps = { look: CouponLook; merId: number | null; isBusy: boolean; onReceive: (() => void) | undefined };

function Action({ look, merId, isBusy, onReceive }: ActionProps) {
  if (look === 'usable') {
    return (
      <ButtonLink as={Link} to={merId ? merchantPath(merId) : allProductsPath} $size="sm">
        <FormattedMessage id="coupons.use" />
      </ButtonLink>
    );
  }
  return (
    <Button
      size="sm"
      variant={look === 'receivable' ? 'primary' : 'secondary'}
      disabled={look !== 'receivable'}
      isBusy={isBusy}
      {...(onReceive && { onClick: onReceive })}
    >
      <FormattedMessage id={`coupons.look.${look}`} />
    </Button>
  );
}

const Ticket = styled.article<{ $isOver: boolean }>`
  display: grid;
  grid-template: minmax(0, 1fr) auto / 8rem minmax(0, 1fr);
  min-height: 190px;
  border: 1px solid var(--color-line);
  border-radius: ${radius.large};
  background: var(--color-surface);
  overflow: hidden;
  filter: ${({ $isOver }) => ($isOver ? 'grayscale(1)' : 'none')};
  color: ${({ $isOver }) => ($isOver ? 'var(--color-ink-soft)' : 'inherit')};
  /* Narrow for its text: the amount stands above the terms. */
  @container (max-width: 17rem) {
    grid-template: auto / minmax(0, 1fr);
  }
`;
const Amount = styled.p`
  position: relative;
  display: grid;
  grid-row: 1 / -1;
  @container (max-width: 17rem) {
    grid-row: auto;
    &::after {
      display: none;
    }
  }
  align-content: center;
  justify-items: center;
  gap: 4px;
  padding: 8px;
  background: var(--color-sunken);
  text-align: center;
  /* The tear line between amount and terms. */
  &::after {
    content: '';
    position: absolute;
    inset: 14px 0 14px auto;
    border-inline-end: 1px dashed var(--color-line-strong);
  }
  & > strong {
    font-family: var(--font-heading);
    font-size: 1.375rem;
    font-weight: 550;
    line-height: 1.1;
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
  }
`;
const Terms = styled.p`
  display: grid;
  gap: 2px;
  align-content: start;
  min-width: 0;
  padding: 13px 10px 0 14px;
  overflow: hidden;
  font-size: 0.75rem;
  line-height: 1.45;
  & > b {
    margin-bottom: 2px;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.25;
  }
  & > span {
    color: var(--color-ink-soft);
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 10px;
  padding: 6px 12px 12px 14px;
  & > small {
    margin-inline-end: auto;
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
  }
`;
