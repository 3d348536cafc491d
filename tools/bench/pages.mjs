import { chromium } from '@playwright/test';
import { serveFloor } from './floor.mjs';
import { median, profiles, visit } from './page-metrics.mjs';

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
    for (const [who, list] of Object.entries(runs)) {
      rows.push({
        page: `${name} (${who})`,
        ...Object.fromEntries(figures.map((figure) => [figure, round(median(list.map((run) => run[figure])), figure)])),
      });
    }
  }
  await browser.close();
  floor.close();
  return rows;
};

const round = (value, figure) =>
  figure === 'cls' ? Number(value.toFixed(4)) : figure.endsWith('Kb') ? Number(value.toFixed(1)) : Math.round(value);
