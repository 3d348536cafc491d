import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedTeams, journeysOf } from './affected-teams.mjs';
import { journeyTeams } from './journey-teams.mjs';
import { root } from './root.mjs';

const teams = ['account', 'catalog', 'checkout', 'federation', 'pages', 'shell'];

test.each([
  ['its own journeys, and those of the frame around it', ['catalog', 'e2e'], ['catalog', 'shell']],
  [
    'the journeys of an application that is called otherwise',
    ['cart-checkout', 'custom-pages'],
    ['checkout', 'pages', 'shell'],
  ],
  ['all, when the shell or the api changes', ['api', 'catalog'], teams],
  ['none, when no application changes', ['e2e', 'build'], []],
])('a change is tried by %s', (_what, affected, expected) => expect(affectedTeams(affected, teams)).toEqual(expected));

test('every team is a project of `npm run e2e`, and no suite with a command of its own is', () => {
  const apps = join(root, 'apps');
  const remotes = readdirSync(apps).filter((name) => existsSync(join(apps, name, 'remote.config.mjs')));
  expect(journeyTeams()).toEqual([...remotes.map(journeysOf), 'federation', 'shell'].sort());
});

/** Journeys of faults, which every team's pages are part of. */
const ofAll = ['federation'];

test.each(journeyTeams().filter((team) => !ofAll.includes(team)))(
  'a candidate of %s can be tried in production: one of its journeys only reads and needs no demo data',
  (team) => {
    const folder = join(__dirname, '../../e2e', team);
    const specs = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
    expect(specs.filter((file) => readFileSync(join(folder, file), 'utf8').includes("'@safe'"))).not.toEqual([]);
  },
);
