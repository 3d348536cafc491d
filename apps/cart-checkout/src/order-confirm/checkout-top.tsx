import type { PreOrder } from '@souk/contract';
import { cartPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { OpenUntil } from './open-until';

/** The way back to the cart, and until when one may order. */
export function CheckoutTop({ preOrder }: { preOrder: PreOrder }) {
  return (
    <Row>
      <Link to={cartPath}>
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        <FormattedMessage id="orderConfirm.toCart" />
      </Link>
      <OpenUntil preOrder={preOrder} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 24px;
  margin-top: -16px;
  & > a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;
