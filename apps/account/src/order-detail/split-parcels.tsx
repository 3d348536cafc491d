import type { Order } from '@souk/contract';
import { variantText } from '@souk/domain';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import styled from 'styled-components';
import { TrackingLink } from './tracking-link';

type Pieces = { key: number; num: number; name: string }[];

const nameOf = (order: Order, id: number) => {
  const line = order.orderInfoList.find((one) => one.id === id);
  return line ? [line.productName, variantText(line.sku)].filter(Boolean).join(', ') : '';
};

/** Pieces that are in no parcel and were not refunded. */
const piecesToCome = (order: Order): Pieces =>
  order.orderInfoList
    .map(({ id, payNum, refundedNum }) => {
      const sent = order.parcels
        .flatMap(({ orderInfoList }) => orderInfoList)
        .filter(({ orderInfoId }) => orderInfoId === id)
        .reduce((sum, { num }) => sum + num, 0);
      return { key: id, num: payNum - refundedNum - sent, name: nameOf(order, id) };
    })
    .filter(({ num }) => num > 0);

/** An order that is sent apart: what is in each parcel, and what is still to come. Source: ORDER-11. */
export function SplitParcels({ order }: { order: Order }) {
  const t = useT();
  const toCome = order.isPartlySent ? piecesToCome(order) : [];
  return (
    <List aria-label={t('orderDetail.parcelsOf')}>
      {order.parcels.map(({ expName, expNo, trackingUrl, sendTime, orderInfoList }, at) => (
        <li key={`${expNo}${at}`}>
          <strong>
            <FormattedMessage id="orderDetail.parcelBy" values={{ carrier: expName, number: expNo }} />
          </strong>
          <TrackingLink url={trackingUrl} />
          <small>
            <DateText iso={sendTime} look="short" />
          </small>
          <PieceList
            pieces={orderInfoList.map(({ orderInfoId, num }) => ({
              key: orderInfoId,
              num,
              name: nameOf(order, orderInfoId),
            }))}
          />
        </li>
      ))}
      {toCome.length > 0 && (
        <li>
          <strong>
            <FormattedMessage id="orderDetail.toCome" />
          </strong>
          <PieceList pieces={toCome} />
        </li>
      )}
    </List>
  );
}

function PieceList({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ key, num, name }) => (
    <span key={key}>
      <FormattedMessage id="orderDetail.piecesOf" values={{ num, name }} />
    </span>
  ));
}

const List = styled.ul`
  display: grid;
  gap: 14px;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  & small,
  & span {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
