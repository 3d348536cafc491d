import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for journeys; installed from the system's own packages when none is there. @returns its path */
export const ensureBrowser = () => {
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  console.log('Installing Chromium from the system packages…');
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command) =>
    spawnSync([...root, ...command][0], [...root, ...command].slice(1), { stdio: ['ignore', 'ignore', 'inherit'] });
  run('apt-get', 'update', '-q');
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation');
  if (!existsSync('/usr/bin/chromium')) {
    console.error('No Chromium: install one and set CHROMIUM to its path.');
    process.exit(1);
  }
  return '/usr/bin/chromium';
};
