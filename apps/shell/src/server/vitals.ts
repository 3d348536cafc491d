import type { ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';
import type { ShellFiles } from './releases/shell-files';

const path = '/beacon/vitals.js';
const yearS = 31_536_000;
/** First parts of addresses; everything else is one kind. No address of a visitor becomes a label. */
const pages = ['product', 'products', 'merchant', 'order', 'users', 'search', 'company', 'service', 'activity'];
/** Of releases only those are told apart that are live or were just before. */
const mostReleases = 3;
const longestS = 60;

const times = ['LCP', 'INP', 'FCP', 'TTFB'] as const;
type Values = Partial<Record<(typeof times)[number] | 'CLS', number>>;

/** Web vitals (LCP, INP, FCP, TTFB, CLS) that a visitor's browser measured on one page. */
export interface Vitals {
  page: string;
  release: string;
  values: Values;
}

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= longestS * 1000;

/** @returns what a report says, or null when it is none */
export const vitalsIn = (given: unknown): Vitals | null => {
  const { page, release, values } = (given ?? {}) as Partial<Vitals>;
  if (typeof page !== 'string' || typeof release !== 'string' || typeof values !== 'object' || !values) return null;
  const kind = page === '' ? 'home' : pages.includes(page) ? page : 'other';
  const known = [...times, 'CLS'].filter((name) => isShare((values as Record<string, unknown>)[name]));
  return { page: kind, release, values: Object.fromEntries(known.map((name) => [name, values[name as keyof Values]])) };
};

/** Counts what visitors met, by page and release. */
export const createVitals = (registry: Registry) => {
  const labelNames = ['name', 'page', 'release'];
  const seconds = new Histogram({
    name: 'souk_web_vitals_seconds',
    help: 'How pages were for their visitors, of a sample: LCP, INP, FCP and TTFB',
    labelNames,
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8],
    registers: [registry],
  });
  const shift = new Histogram({
    name: 'souk_web_vitals_layout_shift',
    help: 'How far parts of pages moved under their visitors, of a sample: CLS',
    labelNames: ['page', 'release'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers: [registry],
  });
  const releases: string[] = [];
  /** A release that is long gone takes its figures with it. */
  const known = (release: string) => {
    if (releases.includes(release)) return;
    releases.push(release);
    if (releases.length <= mostReleases) return;
    releases.shift();
    seconds.reset();
    shift.reset();
  };
  return {
    /** @param live the set that is live. One that this process never had counts as `other`: it may be somebody's invention. */
    note({ page, release, values }: Vitals, live: string) {
      known(live);
      const [set = '', canary] = release.split('+');
      const named = releases.includes(set) ? set + (canary === undefined ? '' : '+canary') : 'other';
      for (const name of times)
        if (values[name] !== undefined) seconds.observe({ name, page, release: named }, values[name] / 1000);
      if (values.CLS !== undefined) shift.observe({ page, release: named }, values.CLS);
    },
  };
};

/** Where pages of a shell's version fetch the script that measures. */
export const vitalsHref = ({ version }: Pick<ShellFiles, 'version'>) => `${path}?v=${version}`;

/** Serves that script. @returns whether the address was its own */
export const answerVitals = (
  { shell }: { shell: Pick<ShellFiles, 'version' | 'vitalsScript'> },
  url: string,
  res: ServerResponse,
) => {
  if (!url.startsWith(path)) return false;
  const isOwn = url === vitalsHref(shell);
  res.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': isOwn ? `public, max-age=${yearS}, immutable` : 'no-store',
    'x-content-type-options': 'nosniff',
  });
  res.end(shell.vitalsScript);
  return true;
};
