import { spawnSync } from 'node:child_process';
import { ensureInstalled, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await test();

/**
 * `npm run test:webkit [-- -g words of a title]`: a shopper's life in WebKit, what Safari and every iPhone run. Debian's
 * WebKitGTK and its driver are fetched by nothing here: without them it says how to have them.
 */
async function test() {
  const needed = { WebKitWebDriver: 'webkit2gtk-driver', ...(process.env.DISPLAY ? {} : { 'xvfb-run': 'xvfb' }) };
  const missing = Object.keys(needed).filter((command) => !isThere(command));
  if (missing.length) {
    console.error(`WebKit is not installed: apt-get install ${missing.map((command) => needed[command]).join(' ')}`);
    process.exit(1);
  }
  const { makeJourneys } = await import('./journeys.mjs');
  makeJourneys('e2e/webkit.config.ts', {
    through: process.env.DISPLAY ? [] : ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24'],
  });
}

function isThere(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}
