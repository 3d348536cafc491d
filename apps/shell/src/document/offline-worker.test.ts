type Handler = (event: object) => void;

const handlers = new Map<string, Handler>();
const kept = new Map<string, string>();
const enable = jest.fn(async () => {});
let answer: () => Promise<string> = async () => 'the page';

beforeAll(async () => {
  history.replaceState(null, '', '/offline-worker.js?lang=fr');
  const before = self.addEventListener;
  self.addEventListener = ((type: string, run: Handler) => void handlers.set(type, run)) as never;
  Object.assign(globalThis, {
    Request: class {
      constructor(readonly url: string) {}
    },
    fetch: () => answer(),
    caches: {
      open: async () => ({ add: async ({ url }: { url: string }) => void kept.set(url, 'the offline page') }),
      match: async (url: string) => kept.get(url),
    },
    registration: { navigationPreload: { enable } },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
  });
  await import('./offline-worker');
  self.addEventListener = before;
});

const wait = async (type: string) => {
  let work = Promise.resolve();
  handlers.get(type)?.({ waitUntil: (next: Promise<void>) => (work = next) });
  await work;
};
const asked = (request: object, preloadResponse?: Promise<unknown>) => {
  let reply: Promise<unknown> | undefined;
  handlers.get('fetch')?.({ request, preloadResponse, respondWith: (next: Promise<unknown>) => (reply = next) });
  return reply;
};
const pageLoad = { mode: 'navigate', method: 'GET' };

test('keeps one page, in the language of its address, and nothing else', async () => {
  await wait('install');
  expect([...kept.keys()]).toEqual(['/offline?lang=fr']);
  await wait('activate');
  expect(enable).toHaveBeenCalled();
});

test('a page comes from the server, as the browser asked for it already', async () => {
  await expect(asked(pageLoad, Promise.resolve('asked ahead'))).resolves.toBe('asked ahead');
  await expect(asked(pageLoad)).resolves.toBe('the page');
});

test('without a connection the kept page is shown', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(asked(pageLoad)).resolves.toBe('the offline page');
  await expect(asked(pageLoad, Promise.reject(new TypeError('Failed to fetch')))).resolves.toBe('the offline page');
});

test('files, calls and forms are none of its business', () => {
  expect(asked({ mode: 'cors', method: 'GET' })).toBeUndefined();
  expect(asked({ mode: 'navigate', method: 'POST' })).toBeUndefined();
});
