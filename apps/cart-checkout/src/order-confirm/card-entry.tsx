import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { SkeletonBlock } from '@souk/ui';
import { LockKeyhole } from 'lucide-react';
import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { centsOf } from '../parts/express/express-source';
import { CardProblemNotice } from '../parts/card/card-problem-notice';
import { typedAddress, type CheckoutForm } from '../parts/placing/checkout-form';
import type { CardPart } from './use-card-part';

const CardFields = lazyPart(() =>
  import('../parts/card/card-fields').then((module) => ({ default: module.CardFields })),
);

/** The card is typed here, under its choice. Source: ORDER-04. */
export function CardEntry({ totalUsd, card }: { totalUsd: number; card: CardPart }) {
  const { getValues } = useFormContext<CheckoutForm>();
  const { addressId, country, postCode } = getValues();
  return (
    <Box>
      <Suspense fallback={<SkeletonBlock $height="164px" />}>
        <CardFields
          ref={card.handle}
          source={{ amountCents: centsOf(totalUsd) }}
          onChange={card.onChange}
          {...(addressId === typedAddress ? { payer: { country, postCode } } : {})}
        />
      </Suspense>
      <CardProblemNotice problem={card.problem} />
      <p>
        <LockKeyhole aria-hidden="true" size={16} strokeWidth={1.5} />
        <FormattedMessage id="card.safe" />
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 16px;
  padding: 4px 16px 16px;
  & > p {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px;
    align-items: start;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & > p > svg {
    margin-top: 3px;
  }
`;
