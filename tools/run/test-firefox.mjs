import { existsSync } from 'node:fs';
import { ensureInstalled, underProjectNode } from './install.mjs';

const places = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

ensureInstalled();
if (underProjectNode(import.meta.filename)) await test();

/**
 * `npm run test:firefox [-- e2e/checkout -g "words of a title"]`: the journeys of e2e/ in a stock Firefox, against the built
 * store. It is fetched by nothing here: without it, a line says how to have it.
 */
async function test() {
  const firefox = places.find((place) => place && existsSync(place));
  if (!firefox) {
    console.error('Firefox is not installed: apt-get install firefox-esr, or set FIREFOX to its path');
    process.exit(1);
  }
  const { makeJourneys } = await import('./journeys.mjs');
  makeJourneys('e2e/firefox.config.ts', { env: { FIREFOX: firefox } });
}
