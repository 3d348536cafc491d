import { loadScript, type Vendor } from './vendor';

type Queue = unknown[] & {
  _i?: unknown[];
  __SV?: number;
  capture?: (name: string, properties: object) => void;
};
type WithPostHog = { posthog?: Queue };

const host = 'https://us.i.posthog.com';
const assets = 'https://us-assets.i.posthog.com/static/array.js';

/** The vendor's stub: an array that remembers `init` and `capture` until its script replaces it. */
const stub = (): Queue => {
  const page = window as unknown as WithPostHog;
  if (page.posthog) return page.posthog;
  const queue: Queue = [];
  queue._i = [];
  queue.__SV = 1;
  queue.capture = (...args) => void queue.push(['capture', ...args]);
  page.posthog = queue;
  return queue;
};

/** Product analytics. It sees what we tell it: no automatic capture, no recording. Source: STORE-03. */
export const productAnalytics = (key: string): Vendor => ({
  name: 'product analytics',
  load: () => {
    const settings = { api_host: host, autocapture: false, capture_pageview: false, disable_session_recording: true };
    stub()._i?.push([key, settings, 'posthog']);
    loadScript(assets, { crossorigin: 'anonymous' });
  },
  tell: ({ name, ...properties }) => stub().capture?.(name === 'page_view' ? '$pageview' : name, properties),
});
