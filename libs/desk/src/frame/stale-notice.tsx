import { FormattedMessage } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { Button, Notice } from '@souk/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { StoreTime } from '../parts/store-time';

type Client = ReturnType<typeof useQueryClient>;
type Query = ReturnType<ReturnType<Client['getQueryCache']>['getAll']>[number];

/** What the page shows and could not read again: the answer was a failure, or there was no connection to ask by. */
const isStale = ({ state }: Query) => state.data !== undefined && state.status === 'error';

const shown = { queryKey: ['desk'], type: 'active', predicate: isStale } as const;

/** Says above a desk's page that it could not be brought up to date, and when it was read: its person may be about to act on it. */
export default function StaleNotice() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const readAt = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () => Math.min(...cache.findAll(shown).map(({ state }) => state.dataUpdatedAt)),
    () => Infinity,
  );
  if (readAt === Infinity) return null;
  return (
    <Notice $tone="warn" role="status">
      <p>
        <FormattedMessage
          id="desk.stale"
          values={{ time: <StoreTime key="time" iso={new Date(readAt).toISOString()} /> }}
        />
      </p>
      <Button size="sm" onClick={() => void client.refetchQueries(shown)}>
        <FormattedMessage id="word.retry" />
      </Button>
    </Notice>
  );
}
