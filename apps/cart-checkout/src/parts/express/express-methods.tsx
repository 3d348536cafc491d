import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { SkeletonBlock } from '@souk/ui';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { payQueries } from '../pay-queries/pay.queries';
import type { ExpressSource } from './express-source';
import { PaypalExpress } from './paypal-express';
import { WalletButtons } from './wallet-buttons';

type Props = { source: ExpressSource; onNothing: () => void };

/** The wallets that the store takes and this device has, in one row. */
export function ExpressMethods({ source, onNothing }: Props) {
  const open = useQuery(payQueries(useApi()).methods());
  const [hasWallet, setWallet] = useState<boolean | null>(null);
  const [hasPaypal, setPaypal] = useState(true);
  const [isPlacing, setPlacing] = useState(false);
  const noPaypal = useCallback(() => setPaypal(false), []);
  const offersPaypal = open.data?.paypalStatus === true && hasPaypal;
  const offersWallets = open.data?.stripeStatus === true && hasWallet !== false;
  const isNothing = open.isLoadingError || (open.data !== undefined && !offersPaypal && !offersWallets);
  useEffect(() => {
    if (isNothing) onNothing();
  }, [isNothing, onNothing]);
  const isWaiting = !offersPaypal && hasWallet === null;
  return (
    <>
      <Row>
        {offersWallets && (
          <Cell $isHidden={!hasWallet}>
            <WalletButtons source={source} onKnown={setWallet} onPlacing={setPlacing} />
          </Cell>
        )}
        {offersPaypal && (
          <Cell>
            <PaypalExpress source={source} onAway={noPaypal} onPlacing={setPlacing} />
          </Cell>
        )}
        {isWaiting && <SkeletonBlock $height="48px" />}
      </Row>
      <Said role="status">{isPlacing && <FormattedMessage id="express.placing" />}</Said>
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: 8px;
  align-items: start;
  min-height: 48px;
`;
/** A provider's frame must be laid out to find out what the device has: until then it takes no room. */
const Cell = styled.div<{ $isHidden?: boolean }>`
  position: relative;
  /* The provider stacks its buttons high; they stay below what lies over the page. */
  z-index: 0;
  min-width: 0;
  ${({ $isHidden }) => $isHidden && 'position: absolute; width: 1px; height: 1px; overflow: hidden; opacity: 0;'}
`;
const Said = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  &:empty {
    display: none;
  }
`;
