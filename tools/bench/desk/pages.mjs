import { median, throttled } from '../page-metrics.mjs';

const pages = {
  overview: ['/admin', 'main a[href^="/admin/"]'],
  'orders, of 100,000': ['/admin/orders?tab=all', 'main tbody th a'],
  'one order': ['/admin/orders/PTBENCH000001-1', 'main section h2'],
  'products, of 100,000': ['/admin/products', 'main tbody th a'],
  payouts: ['/admin/payouts', 'main tbody th a, main h2, main [role=status]'],
};
const rounds = Number(process.env.BENCH_ROUNDS || 5);

/** When the page's own data stands: the running application draws it, so from then on it answers to a press. */
const watchFor = (selector) => {
  const look = () => {
    if (document.querySelector(selector)) window.__readyAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();
};

const visit = async (context, url, selector) => {
  const page = await context.newPage();
  await throttled(context, page);
  await page.addInitScript(watchFor, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const ready = await (await page.waitForFunction(() => window.__readyAt)).jsonValue();
  const document = await page.evaluate(() => performance.getEntriesByType('navigation')[0].responseEnd);
  await page.close();
  return { ready, document };
};

/** Pages of the desk on the slow line and processor, their files in the browser's cache, until they can be worked with. */
export const benchDeskPages = async ({ context }, origin) => {
  const rows = [];
  for (const [name, [path, selector]] of Object.entries(pages)) {
    // The browser keeps the files of the first visit, and from the second on their compiled code.
    for (let before = 0; before < 2; before += 1) await visit(context, origin + path, selector);
    const found = [];
    for (let round = 0; round < rounds; round += 1) found.push(await visit(context, origin + path, selector));
    const ready = median(found.map((one) => one.ready));
    const document = median(found.map((one) => one.document));
    rows.push({
      page: name,
      'document there, ms (floor)': Math.round(document),
      'can be worked with, ms': Math.round(ready),
      'most, ms': Math.round(Math.max(...found.map((one) => one.ready))),
      '÷ floor': (ready / document).toFixed(1),
    });
  }
  return rows;
};
