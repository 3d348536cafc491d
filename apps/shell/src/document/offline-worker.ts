/**
 * The service worker keeps one page, in the language of its own address, and shows it when a page cannot be reached. It
 * keeps nothing of the releases and answers nothing else. Source: docs/operations.md, Offline page.
 */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type OfflineWorker = {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <E extends Event>(type: string, run: (event: E) => void) => void;
};

const worker = self as unknown as OfflineWorker;
const cacheName = 'offline-page';
const page = `/offline?lang=${new URLSearchParams(location.search).get('lang') === 'fr' ? 'fr' : 'en'}`;

const keepPage = async () => {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(page, { cache: 'reload' }));
  await worker.skipWaiting();
};

const activate = async () => {
  // The request for a page does not wait until the worker has started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
};

const load = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(page);
    if (kept) return kept;
    throw error;
  }
};

worker.addEventListener<ExtendableEvent>('install', (event) => event.waitUntil(keepPage()));
worker.addEventListener<ExtendableEvent>('activate', (event) => event.waitUntil(activate()));
worker.addEventListener<FetchEvent>('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(load(event));
});

export {};
