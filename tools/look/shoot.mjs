import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../run/browser.mjs';
import { describe, watch } from './faults.mjs';
import { fillCart, signIn } from './shopper.mjs';

const usage = `node tools/look/shoot.mjs --base http://localhost:4200 [options] / /products/all …

  --out FOLDER      where pictures go (test-results/look)
  --widths 390,1280 --locales en,fr
  --dark            also in the dark theme
  --full            the whole page, not only the first screen
  --large           text at 200 %
  --press "Search"  presses a button by its name first
  --user EMAIL      signs a demo account in first
  --cart PATH       puts a product into the cart first
  --axe             runs axe and prints what it finds`;

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    out: { type: 'string', default: 'test-results/look' },
    widths: { type: 'string', default: '390,1280' },
    locales: { type: 'string', default: 'en,fr' },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    press: { type: 'string' },
    user: { type: 'string' },
    cart: { type: 'string' },
    axe: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (!values.base || paths.length === 0) {
  console.error(usage);
  process.exit(1);
}

/** Pictures of pages in every width and language, with what is wrong at first sight: overflow, console errors, axe. */
const shoot = async () => {
  mkdirSync(values.out, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--headless=new'] });
  let faults = 0;
  for (const width of values.widths.split(',').map(Number))
    for (const locale of values.locales.split(','))
      for (const colorScheme of values.dark ? ['light', 'dark'] : ['light'])
        faults += await shootAll(browser, { width, locale, colorScheme });
  await browser.close();
  console.log(`${paths.length} pages, ${faults} faults, pictures in ${values.out}`);
  process.exitCode = faults ? 1 : 0;
};

const shootAll = async (browser, { width, locale, colorScheme }) => {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 800 },
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.addCookies([{ name: 'locale', value: locale, url: values.base }]);
  for (const at of values.user ? askingPages() : [])
    await signIn(context, { base: values.base, email: values.user, at });
  if (values.cart) await fillCart(context, new URL(values.cart, values.base).href);
  let faults = 0;
  for (const path of paths) {
    const page = await context.newPage();
    const seen = watch(page);
    await page.goto(new URL(path, values.base).href, { waitUntil: 'load' });
    await settle(page);
    const name = [
      path.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home',
      width,
      locale,
      colorScheme === 'dark' && 'dark',
      values.large && 'large',
      values.press,
    ];
    const file = join(values.out, `${name.filter(Boolean).join('.').replaceAll(' ', '_')}.png`);
    await page.screenshot({ path: file, fullPage: values.full });
    const found = [...seen, ...(await describe(page, values.axe))];
    faults += found.length;
    console.log(`${found.length ? '✗' : '✓'} ${file}${found.map((fault) => `\n    ${fault}`).join('')}`);
    await page.close();
  }
  await context.close();
  return faults;
};

/** Shop and desks have a sign-in each: those that the pages need. */
const askingPages = () => [
  ...new Set(paths.map((path) => (/^\/(admin|sell)\b/.test(path) ? '/admin' : '/users/order_list'))),
];

const settle = async (page) => {
  if (values.large) await page.addStyleTag({ content: 'html{font-size:200%!important}' });
  if (values.full) await scrollThrough(page);
  if (values.press) await page.getByRole('button', { name: values.press }).first().click();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => !image.complete && image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    ),
  );
  await page.waitForTimeout(values.user || values.cart ? 1_200 : 350);
};

/** Brings lazy pictures in. */
const scrollThrough = (page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });

await shoot();
