import type { PageBoot } from '../app/boot';
import { whenAtRest } from './needs';
import { showStatus } from './status-message';

/** Registers the worker that keeps the offline page, and says on the page when the connection is lost. */
export const prepareForOffline = ({ texts, keepsOfflinePage }: Pick<PageBoot, 'texts' | 'keepsOfflinePage'>): void => {
  if (keepsOfflinePage)
    void whenAtRest().then(() => {
      // Where storage is blocked a worker is refused: the store works without it.
      void navigator.serviceWorker
        ?.register(`/offline-worker.js?lang=${document.documentElement.lang}`)
        .catch(() => undefined);
    });
  addEventListener('offline', () => showStatus(texts.offlinePage));
  addEventListener('online', () => showStatus());
};
