import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { affectedTeams } from './affected-teams.mjs';
import { ensureInstalled, root, underProjectNode } from './install.mjs';
import { journeyTeams } from './journey-teams.mjs';
import { journeyWords } from './journey-words.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await e2e();

/**
 * `npm run e2e [-- e2e/catalog --project catalog --grep @smoke …]`: the journeys, with Playwright's own words and flags. What is older
 * than its source is built first; with E2E_BASE nothing is built, the store there is tested. `--affected`: the teams' that a change
 * since main may break.
 */
async function e2e() {
  const words = journeyWords(process.argv.slice(2));
  const at = words.indexOf('--affected');
  if (at !== -1) {
    const teams = affectedTeams(affectedProjects(), journeyTeams());
    if (!teams.length) return console.log('No journey is affected.');
    words.splice(at, 1, ...teams.flatMap((team) => ['--project', team]));
  }
  process.argv.splice(2, Infinity, ...words);
  const { ensureBrowser, journeyBrowsers } = await import('./browser.mjs');
  const { makeJourneys } = await import('./journeys.mjs');
  const isWatched = words.some((word) => /^--(ui|headed|debug)/.test(word));
  makeJourneys('e2e/playwright.config.ts', { env: isWatched ? { CHROMIUM: ensureBrowser() } : journeyBrowsers() });
}

function affectedProjects() {
  const base = process.env.NX_BASE ? [] : ['--base=main'];
  const words = ['show', 'projects', '--affected', '--json', ...base];
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/nx'), words, { cwd: root, encoding: 'utf8' });
  if (status === 0) return JSON.parse(stdout);
  console.error('nx does not say what is affected: is there a branch main? Name another by NX_BASE.');
  return process.exit(1);
}
