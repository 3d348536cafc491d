import { FormattedMessage } from '@souk/i18n';
import styled from 'styled-components';

type Props = {
  error: unknown;
  /** Absent where trying again cannot help. */
  onRetry?: () => void;
};

/** Says that one part of the page is missing, that the rest works, and offers to try again where that may help. */
export function PartNotice({ error, onRetry }: Props) {
  // A page's own refusal (404, 401) belongs to the route's error page, not to this wall.
  if (error instanceof Response) throw error;
  return (
    <Box role="alert">
      <p>
        <FormattedMessage id={isRefusal(error) ? 'part.refused' : 'part.failed'} />
      </p>
      {onRetry && !isRefusal(error) && (
        <Retry type="button" onClick={onRetry}>
          <FormattedMessage id="part.retry" />
        </Retry>
      )}
    </Box>
  );
}

/** Two versions that do not fit each other: nothing the shopper does can mend it. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'RemoteRefused';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3, 12px);
  padding: var(--space-6, 24px);
  border-radius: var(--radius, 8px);
  background: var(--color-sunken);
  /* In place of a whole page it stands in the page's columns. */
  main > & {
    width: min(100% - 32px, 1200px);
    margin: 32px auto;
  }
`;
const Retry = styled.button`
  min-height: 44px;
  padding: 0 20px;
  border: 1px solid var(--color-ink);
  border-radius: var(--radius, 8px);
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
`;
