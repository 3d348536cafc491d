import { FormattedMessage } from '@souk/i18n';
import { orderTokenOf, usePanels, useSession } from '@souk/state';
import { Button, Notice } from '@souk/ui';
import styled from 'styled-components';

/** Offers a guest an account after the purchase, never before. Source: docs/expectations, K1. */
export function KeepInAccount({ orderNo }: { orderNo: string }) {
  const { status } = useSession();
  const openPanel = usePanels((panels) => panels.openPanel);
  if (status === 'user' || !orderTokenOf(orderNo)) return null;
  return (
    <Offer>
      <FormattedMessage id="paymentResult.account" />{' '}
      <Button variant="quiet" size="sm" onClick={() => openPanel({ kind: 'login', mode: 'createAccount' })}>
        <FormattedMessage id="paymentResult.accountOpen" />
      </Button>
    </Offer>
  );
}

const Offer = styled(Notice)`
  & > button {
    margin-inline-start: -10px;
  }
`;
