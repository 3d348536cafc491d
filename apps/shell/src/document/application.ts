import type { PageBoot, PageFile } from '../app/boot';
import { mayPrefetch } from '@souk/mfe';
import { whenStaying } from './leaving';

type Outcome = {
  /** The application is on its way. */
  onStart: () => void;
  /** One of its scripts cannot be had; the next need asks again. */
  onFail: () => void;
};

let boot: PageBoot | undefined;
let isNeeded = false;
let isStarted = false;
let isFetching = false;
let repeats = 0;
let takeSharedData: (data: unknown) => void = () => {};
/** The data that all pages share (app/shared-page-data.ts). Pending until the application is fetched, and as long as it cannot be had. */
export const sharedPageData = new Promise<unknown>((resolve) => (takeSharedData = resolve));
let outcome: Outcome = { onStart: () => {}, onFail: () => {} };

/** Takes the page's data from its HTML. What was needed before it was there starts now. */
export const readBoot = (listeners: Outcome): PageBoot | undefined => {
  outcome = listeners;
  const text = document.getElementById('souk-boot')?.textContent;
  boot = text ? (JSON.parse(text) as PageBoot) : undefined;
  if (isNeeded) startApplication();
  return boot;
};

/** Starts the application, once: all its files are asked for in one wave, its scripts run in their order. */
export const startApplication = (): void => {
  isNeeded = true;
  if (!boot || isStarted) return;
  isStarted = true;
  outcome.onStart();
  fetchApplication();
  for (const file of boot.scripts) addScript(file);
};

/** Once the answer to a press is painted: what the application costs would keep the browser from that for a tenth of a second and more. */
export const afterPaint = (go: () => void): void => {
  requestAnimationFrame(() => setTimeout(go));
};

/** Asks for all its files at once, and runs nothing: a press has begun. */
export const fetchApplication = (): void => {
  if (!boot || isFetching) return;
  isFetching = true;
  // First of all: the application reads it before anything else, and a browser asks for six files at a time.
  void fetchSharedData(boot.sharedData.href);
  for (const file of [...boot.scripts, ...boot.files]) link('preload', 'script', file);
};

/** Asked for twice before it counts as lost: the second time as a script is, at an address of its own. */
const fetchSharedData = async (href: string, again = ''): Promise<void> => {
  try {
    const reply = await fetch(href + again);
    if (!reply.ok) throw new Error(String(reply.status));
    takeSharedData(await reply.json());
  } catch {
    whenStaying(() => (again ? lose() : void fetchSharedData(href, `?${++repeats}`)));
  }
};

/** One of its files cannot be had: the next need asks for all of them again. */
const lose = () => {
  isStarted = isFetching = false;
  outcome.onFail();
};

/** Whether the application is on its way or there. */
export const isApplicationStarted = (): boolean => isStarted;

/** Fetches the application's files at low priority while the browser is idle; not with data saver, not on 2g. */
export const prefetchApplication = (): void => {
  if (!boot || isStarted || !mayPrefetch()) return;
  for (const file of [...boot.scripts, ...boot.files]) link('prefetch', 'script', file);
  link('prefetch', 'fetch', boot.sharedData);
};

const link = (rel: 'preload' | 'prefetch', as: 'script' | 'fetch', { href, integrity }: PageFile) => {
  const element = document.createElement('link');
  Object.assign(element, { rel, href, as, crossOrigin: 'anonymous' });
  if (integrity && rel === 'preload') element.integrity = integrity;
  document.head.append(element);
};

/**
 * A script that fails is asked for once more at an address of its own, the same file: the browser answers one that failed without asking
 * again, and in a rollout the next server may have it.
 */
const addScript = (file: PageFile, again = '') => {
  const script = document.createElement('script');
  Object.assign(script, { src: file.href + again, async: false, crossOrigin: 'anonymous' });
  if (file.integrity) script.integrity = file.integrity;
  const answerLoss = () => {
    script.remove();
    if (!again) return addScript(file, `?${++repeats}`);
    lose();
  };
  script.onerror = () => whenStaying(answerLoss);
  document.head.append(script);
};
