import { FormattedMessage } from '@souk/i18n';
import { ErrorNotice } from '@souk/ui';
import type { ReactNode } from 'react';
import { ResultTitle } from './result-title';

type Props = {
  /** Why it is not known. */
  title: ReactNode;
  onCheck: () => void;
};

/** How the payment stands could not be asked: the shopper is told what is safe, and asks again. */
export function Unknown({ title, onCheck }: Props) {
  return (
    <>
      <ResultTitle>
        <FormattedMessage id="paymentResult.heading" />
      </ResultTitle>
      <ErrorNotice title={title} retryLabel={<FormattedMessage id="paymentResult.checkAgain" />} onRetry={onCheck}>
        <FormattedMessage id="paymentResult.unknown" />
      </ErrorNotice>
    </>
  );
}
