import type { Purchase } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import styled from 'styled-components';

/** Where it goes, and what happens next. */
export function ShipsTo({ purchase }: { purchase: Purchase }) {
  return (
    <Columns>
      <div>
        <h3>
          <FormattedMessage id="paymentResult.shipsTo" />
        </h3>
        <address>
          {purchase.realName}
          <br />
          {purchase.userAddress}
          <br />
          {purchase.email}
        </address>
      </div>
      <div>
        <h3>
          <FormattedMessage id="paymentResult.next" />
        </h3>
        <ol>
          {['nextMail', 'nextPack', 'nextTrack'].map((step) => (
            <li key={step}>
              <FormattedMessage id={`paymentResult.${step}`} />
            </li>
          ))}
        </ol>
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: 20px 32px;
  & h3 {
    margin-bottom: 6px;
    font-family: var(--font-body);
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: 0;
  }
  & address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
  & ol {
    display: grid;
    gap: 4px;
    padding-inline-start: 20px;
  }
`;
