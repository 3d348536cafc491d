import { defineConfig } from '@playwright/test';
import { useStockFirefox } from './firefox/driver';
import { leftOut, sayLeftOut } from './firefox/left-out';
import journeys from './playwright.config';

useStockFirefox();
// The driver is told of a page's end of loading before its beginning at times, and would wait for it for ever.
process.env['PLAYWRIGHT_SKIP_NAVIGATION_CHECK'] = '1';

// Workers read this file, too.
if (!process.env['TEST_WORKER_INDEX']) process.once('exit', sayLeftOut);

/** The journeys of every day, in a stock Firefox: `npm run test:firefox`. */
export default defineConfig({
  ...journeys,
  grepInvert: leftOut.flatMap(({ titles }) => titles),
  // Under this driver Firefox itself falls now and then, most of all while axe looks at a large page; ordinary use did not
  // make it. A journey that needs its second try is told as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/firefox.json' }]],
  outputDir: '../test-results/firefox',
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    trace: 'off',
    launchOptions: {
      executablePath: process.env['FIREFOX'] || '/usr/bin/firefox-esr',
      // A page kept whole for Back loads nothing when it returns, and the driver waits for just that.
      // On a machine without a mouse it would say that nothing can hover: 2 is a fine pointer, 4 one that hovers.
      firefoxUserPrefs: {
        'browser.sessionhistory.max_total_viewers': 0,
        'ui.primaryPointerCapabilities': 2 + 4,
        'ui.allPointerCapabilities': 2 + 4,
      },
    },
  },
});
