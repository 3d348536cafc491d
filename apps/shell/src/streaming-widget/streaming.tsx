import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { useEffect, useState } from 'react';
import { framePart } from '../deferred/frame-part';
import { isClosed, rememberClosed } from './closed.storage';
import { streamingQueries } from './streaming.queries';

const Widget = framePart(async () => ({ default: (await import('./streaming-widget')).StreamingWidget }));

/**
 * Shows the live channel of a store that has one, type IFRAME: on wide screens at once, on phones after the first scroll.
 * Closed it stays closed. Source: WIDGET-02, WIDGET-03.
 */
export function Streaming() {
  const [isWanted, setWanted] = useState(false);
  const { data: channel } = useQuery({ ...streamingQueries(useApi()).channel(), enabled: isWanted });
  useEffect(() => {
    if (isClosed()) return;
    const want = () => setWanted(true);
    if (matchMedia('(min-width: 768px)').matches || scrollY > 0) return want();
    addEventListener('scroll', want, { once: true, passive: true });
    return () => removeEventListener('scroll', want);
  }, []);
  const close = () => {
    setWanted(false);
    rememberClosed();
  };
  if (!isWanted || channel?.type !== 'IFRAME') return null;
  return <Widget onClose={close} />;
}
