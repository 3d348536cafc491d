import { FormattedMessage, useIntl } from '@souk/i18n';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  title: string;
  text?: string;
  isBusy?: boolean;
  /** The text is read at once: what the page was opened for has failed. */
  isAlert?: boolean;
  children?: ReactNode;
};

/** A page that a shopper only passes through: one heading, one sentence, what to do if it does not go on. */
export function PassingPage({ title, text, isBusy = false, isAlert = false, children }: Props) {
  const intl = useIntl();
  return (
    <Place aria-busy={isBusy}>
      <title>{intl.formatMessage({ id: title })}</title>
      <meta name="robots" content="noindex" />
      <h1>
        <FormattedMessage id={title} />
      </h1>
      {text && (
        <Text role={isAlert ? 'alert' : isBusy ? 'status' : undefined}>
          <FormattedMessage id={text} />
        </Text>
      )}
      {children && <Ways>{children}</Ways>}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 16px;
  align-content: center;
  justify-items: center;
  min-height: 60vh;
  padding: 40px 20px;
  text-align: center;
`;
const Text = styled.p`
  max-width: 40ch;
  color: var(--color-ink-soft);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  justify-content: center;
  padding-block: 8px;
`;
