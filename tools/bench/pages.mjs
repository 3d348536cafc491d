import { chromium } from '@playwright/test';
import { serveFloor } from './floor.mjs';
import { median, profiles, visit, visitUntilPainted } from './page-metrics.mjs';

const pages = { home: '/', list: '/products/all', product: '/product/steel-kettle' };
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const figures = [
  'score',
  'ttfb',
  'fcp',
  'lcp',
  'cls',
  'tbt',
  'longest',
  'startKb',
  'scriptKb',
  'documentKb',
  'pictureKb',
  'allKb',
  'waves',
  'touchKb',
  'touchMs',
];

/** Paints differ more from visit to visit than what is left between a page and its floor: they are taken from more, short visits. */
const paintsPerRound = 5;

/** Home, list and product beside their floor, in turn, so that a drifting machine hits both alike. */
export const benchPages = async (origin) => {
  const floor = await serveFloor(origin, Object.values(pages), 4297);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const runs = { store: [], floor: [] };
    await visit(browser, origin + path, profiles.mobile);
    for (let round = 0; round < rounds; round++) {
      runs.store.push(await visit(browser, origin + path, profiles.mobile, { isTouched: true }));
      runs.floor.push(await visit(browser, floor.origin + path, profiles.mobile));
    }
    const paints = { store: [], floor: [] };
    for (let time = 0; time < rounds * paintsPerRound; time++) {
      paints.store.push(await visitUntilPainted(browser, origin + path, profiles.mobile));
      paints.floor.push(await visitUntilPainted(browser, floor.origin + path, profiles.mobile));
    }
    const paint = (who, figure) => median(paints[who].map((run) => run[figure]));
    for (const [who, list] of Object.entries(runs)) {
      rows.push({
        page: `${name} (${who})`,
        ...Object.fromEntries(figures.map((figure) => [figure, round(median(list.map((run) => run[figure])), figure)])),
        fcp: Math.round(paint(who, 'fcp')),
        lcp: Math.round(paint(who, 'lcp')),
        'FCP ÷ floor': (paint(who, 'fcp') / paint('floor', 'fcp')).toFixed(3),
        'LCP ÷ floor': (paint(who, 'lcp') / paint('floor', 'lcp')).toFixed(3),
      });
    }
  }
  await browser.close();
  floor.close();
  return rows;
};

const round = (value, figure) =>
  figure === 'cls' ? Number(value.toFixed(4)) : figure.endsWith('Kb') ? Number(value.toFixed(1)) : Math.round(value);
