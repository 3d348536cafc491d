import { hasReason } from '@souk/api-client';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, EmptyState, ErrorNotice, SkeletonText } from '@souk/ui';
import { type ReactNode, use } from 'react';
import styled from 'styled-components';
import { useRefusalText } from './ask-for-role';
import { DeskContext } from './use-desk';

type Query<T> = { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown };

/** What a query brings; that there is nothing by this address; or what went wrong, with a way to try again. */
export function Loaded<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const { refusalText } = useRefusalText(use(DeskContext)?.merchantId ?? null);
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    );
  }
  if (hasReason(query.error, 'NOT_FOUND')) {
    return (
      <Gone>
        <EmptyState title={<FormattedMessage id="desk.gone" />} action={<BackToDesk />}>
          <FormattedMessage id="desk.goneText" />
        </EmptyState>
      </Gone>
    );
  }
  return (
    <ErrorNotice
      title={refusalText(query.error)}
      retryLabel={<FormattedMessage id="word.retry" />}
      onRetry={() => void query.refetch()}
    />
  );
}

/** The way back to the first screen of the desk; nothing where no desk is open. */
export function BackToDesk() {
  const place = use(DeskContext);
  return (
    place && (
      <ButtonLink as={Link} to={place.base}>
        <FormattedMessage id="desk.back" />
      </ButtonLink>
    )
  );
}

/** What was done to a thing that is not there is not to be read below it. */
const Gone = styled.div`
  & ~ details {
    display: none;
  }
`;
