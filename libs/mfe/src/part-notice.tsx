import { isApiError, isRefused, isUnsent, toApiError } from '@souk/api-client';
import { FormattedMessage } from '@souk/i18n';
import { ErrorNotice } from '@souk/ui';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { DevelopersError } from './developers-error';

type Props = {
  error: unknown;
  /** What could not be loaded, as a sentence. Absent: a part of the page. */
  title?: ReactNode;
  /** What is safe or what else can be done. Absent: the sentence that every failure has. */
  children?: ReactNode;
  /** Absent where trying again cannot help. */
  onRetry?: () => void;
};

/**
 * Says that something could not be loaded: the one notice of every page and part. A browser without a connection, and a
 * refusal that the server explains, are said as what they are; what could not be asked for is asked for once there is a connection.
 * Source: spec 8 "Response handling".
 */
export function PartNotice({ error, title, children, onRetry }: Props) {
  // A page's own refusal (404, 401) belongs to the route's error page.
  if (error instanceof Response) throw error;
  const said = wordsFor(error);
  const mayRetry = onRetry && !isRefusal(error);
  useEffect(() => {
    if (!mayRetry || !error || !isUnsent(toApiError(error))) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  return (
    <Place>
      <ErrorNotice
        title={said.title ?? title ?? <FormattedMessage id="part.failed" />}
        {...(mayRetry ? { retryLabel: <FormattedMessage id="word.retry" />, onRetry } : {})}
      >
        {children ?? said.text}
      </ErrorNotice>
      {process.env.NODE_ENV === 'development' && <DevelopersError error={error} />}
    </Place>
  );
}

type Words = { title?: ReactNode; text?: ReactNode };

/** No title: nothing is known but that it failed. */
const wordsFor = (error: unknown): Words => {
  if (isRefusal(error)) return { title: <FormattedMessage id="part.refused" /> };
  // Also a file of the page that could not be loaded.
  if (error && isUnsent(toApiError(error)))
    return { title: <FormattedMessage id="offline.title" />, text: <FormattedMessage id="offline.text" /> };
  if (!isApiError(error)) return { text: <FormattedMessage id="part.safe" /> };
  if (error.serverMessage) return { title: error.serverMessage };
  if (isRefused(error)) return { title: <FormattedMessage id={error.messageId} /> };
  return { text: <FormattedMessage id="part.safe" /> };
};

/** Two versions that do not fit each other: nothing the shopper does can mend it. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'RemoteRefused';

const Place = styled.div`
  /* In place of a whole page it stands in the page's columns. */
  main > & {
    width: min(100% - 32px, 1200px);
    margin: 32px auto;
  }
`;
