import { FormattedMessage } from '@souk/i18n';
import styled from 'styled-components';

/** Says that one part of the page is missing, that the rest works, and offers to try again. */
export function PartNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // A page's own refusal (404, 401) belongs to the route's error page, not to this wall.
  if (error instanceof Response) throw error;
  return (
    <Box role="alert">
      <p>
        <FormattedMessage id="part.failed" />
      </p>
      <Retry type="button" onClick={onRetry}>
        <FormattedMessage id="part.retry" />
      </Retry>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3, 12px);
  padding: var(--space-6, 24px);
  border-radius: var(--radius, 8px);
  background: var(--color-sunken);
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
