import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const journeys = join(root, 'e2e');

/** A suite with a command of its own has a configuration of its own, in its folder or beside it. */
const hasOwnCommand = (name) =>
  existsSync(join(journeys, name, 'playwright.config.ts')) || existsSync(join(journeys, `${name}.config.ts`));

const hasJourneys = (name) => readdirSync(join(journeys, name)).some((file) => file.endsWith('.spec.ts'));

/** The teams: folders of `e2e/` with journeys that `npm run e2e` makes. Each is a project of Playwright. */
export const journeyTeams = () =>
  readdirSync(journeys, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasJourneys(entry.name) && !hasOwnCommand(entry.name))
    .map(({ name }) => name)
    .sort();
