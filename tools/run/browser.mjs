import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['C:\\Program Files', 'C:\\Program Files (x86)'].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
};
/** Where a system has the browser as people have it. */
export const browserPlaces = (platform = process.platform) => places[platform] ?? places.linux;
const whole = browserPlaces();
const headless = ['/usr/bin/chromium-headless-shell'];

/** Debian's package of each; without a network or the rights, and on other systems, it does nothing. */
const install = (...packages) => {
  if (process.platform !== 'linux') return false;
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...root, 'apt-get', '-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const run = (...words) =>
    spawnSync(apt[0], [...apt.slice(1), ...words], { stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', ...packages);
};

const found = (all) => all.find((place) => place && existsSync(place));

/** The browser as people have it; installed from the system's own packages when none is there. @returns its path */
export const ensureBrowser = () => {
  const here = found([process.env.CHROMIUM, ...whole]);
  if (here) return here;
  console.log('Installing Chromium from the system packages…');
  install('chromium', 'fonts-liberation');
  const path = found(whole);
  if (path) return path;
  console.error('No Chromium: install one and set CHROMIUM to its path.');
  return process.exit(1);
};

/**
 * The browsers of the journeys: the same engine without windows, which needs half the processor, and the whole browser for the few
 * that are about what only it has (autofill). Where the first cannot be had, the second makes them all.
 * @returns the environment that tells them to Playwright
 */
export const journeyBrowsers = () => {
  const browser = ensureBrowser();
  const chosen = process.env.CHROMIUM_HEADLESS || process.env.CHROMIUM;
  if (!chosen && !found(headless)) install('chromium-headless-shell');
  return { CHROMIUM: browser, CHROMIUM_HEADLESS: found([chosen, ...headless]) ?? browser };
};
