import type { RefundOffer } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import styled from 'styled-components';
import { estimateUsd, type Wanted } from './refund-estimate';

/** What comes back for what is chosen, and whether postage is in it. */
export function Estimate({ offer, wanted }: { offer: RefundOffer; wanted: Wanted }) {
  const { total, postage } = estimateUsd(offer, wanted);
  const amount = (
    <strong key="amount">
      <Money usd={total} />
    </strong>
  );
  return (
    <Text aria-live="polite">
      <FormattedMessage id="refunds.estimate" values={{ amount }} />
      {postage > 0 && (
        <small>
          <FormattedMessage id="refunds.withPostage" values={{ amount: <Money usd={postage} /> }} />
        </small>
      )}
    </Text>
  );
}

const Text = styled.p`
  & strong {
    font-size: var(--text-lg);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
