import { isClosed } from '../streaming-widget/closed.storage';
import { startApplication } from './application';
import { whenAtRest } from './needs';

/**
 * Starts the application for the store's live channel, at rest, on wide screens where it has room and was not closed. On phones
 * the channel comes with the application. Source: WIDGET-02, WIDGET-03.
 */
export const startForLiveChannel = async (): Promise<void> => {
  if (!matchMedia('(min-width: 768px)').matches || !document.querySelector('[data-live-channel]') || isClosed()) return;
  await whenAtRest();
  try {
    const reply = await fetch('/api/front/streaming/channel');
    const { data } = (await reply.json()) as { data: { type?: string } | null };
    if (data?.type === 'IFRAME') startApplication();
  } catch {
    // A channel that cannot be asked for is no reason to disturb.
  }
};
