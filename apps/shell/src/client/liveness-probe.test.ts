import { withTimeout, RemoteUnresponsive } from './load-timeout';
import { untilUnresponsive } from './liveness-probe';

const base = 'http://localhost/remotes/catalog/1.0.0-a/client/';
const mirror = 'http://mirror/remotes/catalog/1.0.0-a/client/';

/** How long each address takes to answer; one that is not named never does. */
const servers = (answersAfter: Record<string, number>) => {
  globalThis.fetch = ((url: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      const place = Object.keys(answersAfter).find((start) => url.startsWith(start));
      if (place !== undefined) setTimeout(resolve, answersAfter[place]);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    })) as typeof fetch;
};

const { fetch: realFetch } = globalThis;
/** What the browser has timed for this page. */
const timed = (protocol: string, durations: number[]) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: (type: string) =>
      type === 'navigation'
        ? [{ nextHopProtocol: protocol }]
        : durations.map((duration, i) => ({ name: `http://localhost/remotes/shell/1.0.0-s/client/${i}.js`, duration })),
  });

const preloads = (count: number) => {
  for (let i = 0; i < count; i++) {
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = 'preload';
    link.href = `${base}${i}.js`;
  }
};

let end: AbortController;
beforeEach(() => {
  jest.useFakeTimers();
  timed('h2', []);
  end = new AbortController();
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'nothing'; // stands there as one that is on its way
  script.src = `${base}remoteEntry.js`;
});
afterEach(() => {
  end.abort();
  document.head.replaceChildren();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const watch = (withMirror?: string) => {
  const onAlive = jest.fn();
  let told: { isEverywhere: boolean } | undefined;
  void untilUnresponsive({ base, mirror: withMirror }, end.signal, onAlive).then((found) => (told = found));
  return { onAlive, told: () => told };
};

test('a server that keeps silent while the shell’s own answers is given up in under two seconds', async () => {
  servers({ '/healthz': 20 });
  const { told } = watch();
  await jest.advanceTimersByTimeAsync(1_600);
  expect(told()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(told()).toEqual({ isEverywhere: true });
});

test('the mirror is asked along: one that answers is where to go on', async () => {
  servers({ '/healthz': 20, [mirror]: 50 });
  const { told } = watch(mirror);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(told()).toEqual({ isEverywhere: false });
});

test('a slow phone does not lose a healthy remote: the remote gets four times what the shell’s own server took', async () => {
  servers({ '/healthz': 1_200, [base]: 3_500 });
  const { told, onAlive } = watch();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(told()).toBeUndefined();
  expect(onAlive).toHaveBeenCalled();
});

test('by HTTP/1.1 a silent server may hold every connection: then what came before says how fast the line is', async () => {
  preloads(6);
  servers({});
  timed('http/1.1', [40, 90]);
  const onFast = watch();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(onFast.told()).toEqual({ isEverywhere: true });
  expect(document.querySelectorAll('link')).toHaveLength(0); // its connections are free again
  preloads(6);
  timed('http/1.1', [900, 2_500]);
  const onSlow = watch();
  await jest.advanceTimersByTimeAsync(4_900);
  expect(onSlow.told()).toBeUndefined();
});

test('when nobody answers nothing is said of the remote: the line may be down', async () => {
  servers({});
  const { told, onAlive } = watch();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(told()).toBeUndefined();
  expect(onAlive).not.toHaveBeenCalled();
});

test('a load that comes is handed on; one that nobody can say anything of is given up after six seconds', async () => {
  servers({});
  await expect(withTimeout(Promise.resolve('page'), base, undefined)).resolves.toBe('page');
  const lost = withTimeout(new Promise(() => {}), base, undefined).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(6_000);
  const error = await lost;
  expect(error).toBeInstanceOf(RemoteUnresponsive);
  expect(error).toMatchObject({ isEverywhere: false });
});
