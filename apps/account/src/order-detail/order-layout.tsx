import { FormattedMessage } from '@souk/i18n';
import { from, PageTitle } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  orderNo: string;
  /** Beside the heading: the order's state. */
  badge: ReactNode;
  /** The line below: when it was made, and what else is said of the whole. */
  children: ReactNode;
};

/** The top of an order's page: the same while the order loads and after. */
export function OrderHead({ orderNo, badge, children }: Props) {
  return (
    <Head>
      <PageTitle>
        <FormattedMessage id="orderDetail.title" values={{ number: <OrderNo key="number">{orderNo}</OrderNo> }} />
      </PageTitle>
      {badge}
      <p>{children}</p>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  /* The state stands on the heading's first line. */
  align-items: baseline;
  margin-bottom: 28px;
  & > p {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    gap: 4px 20px;
    color: var(--color-ink-soft);
  }
`;
/** Long and without a space: smaller, and broken rather than wider than the screen. */
const OrderNo = styled.span`
  display: block;
  margin-top: 4px;
  font-family: var(--font-body);
  font-size: var(--text-lg);
  font-weight: 600;
  letter-spacing: 0.01em;
  overflow-wrap: anywhere;
`;

/** Parcels, and beside them the sum. */
export const OrderColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 40px;
    & > aside {
      position: sticky;
      top: 92px;
    }
  }
`;
