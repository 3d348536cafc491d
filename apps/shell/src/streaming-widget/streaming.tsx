import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { lazy, Suspense, useEffect, useState } from 'react';
import { streamingQueries } from './streaming.queries';

const Widget = lazy(() => import('./streaming-widget').then((module) => ({ default: module.StreamingWidget })));

const closedKey = 'souk.streamingClosed';

/** Shows the live channel of a store that has one, type IFRAME; closed it stays closed for the visit. Source: WIDGET-03. */
export function Streaming() {
  const [isOpen, setOpen] = useState(false);
  const { data: channel } = useQuery({ ...streamingQueries(useApi()).channel(), enabled: isOpen });
  useEffect(() => setOpen(readClosed() === null), []);
  const close = () => {
    setOpen(false);
    try {
      sessionStorage.setItem(closedKey, '1');
    } catch {
      // Without storage it opens again on the next page.
    }
  };
  if (!isOpen || channel?.type !== 'IFRAME') return null;
  return (
    <Suspense>
      <Widget onClose={close} />
    </Suspense>
  );
}

const readClosed = (): string | null => {
  try {
    return sessionStorage.getItem(closedKey);
  } catch {
    return null;
  }
};
