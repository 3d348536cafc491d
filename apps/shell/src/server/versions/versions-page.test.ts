/** @jest-environment node */
import { ReleaseRegistry } from '../releases/registry';
import { releaseFolder } from '../releases/registry.fixture';
import { lastChanges } from './changes';
import { versionsOf } from './versions';
import { versionsPage } from './versions-page';
import { log } from '../log';

let folder: ReturnType<typeof releaseFolder>;
beforeEach(() => {
  folder = releaseFolder();
  jest.spyOn(log, 'error').mockImplementation(() => {});
});
afterEach(() => folder.remove());

test('the operator’s page lists remotes, versions, share, error rate, load time and what was taken out of use', () => {
  const stable = folder.build('catalog', '1.0.0-a', undefined, { owner: '<script>' });
  const last = folder.build('catalog', '0.9.0-z');
  const release = folder.build('catalog', '1.1.0-b');
  folder.live({ catalog: { stable, last, canary: { release, percent: 5, salt: 's' } } });
  const releases = new ReleaseRegistry(folder.dir);
  releases.close();
  const page = () => versionsPage(versionsOf({ releases, shell: { version: '2.0.0' } }));
  for (let i = 0; i < 10; i++) releases.note({ remote: 'catalog', version: '1.0.0-a', outcome: 'shown', ms: 40 });
  expect(page()).toContain(
    '<td class="n">95 %</td><td class="n">10</td><td class="n">0.0 %</td><td class="n">40 ms</td>',
  );
  expect(page()).toContain('<code>1.1.0-b</code></td><td class="n">5 %</td><td class="n">–</td>');
  expect(page()).toContain('before: 0.9.0-z');
  expect(page()).toContain('&#60;script&#62;');
  expect(page()).toContain('All well.');
  for (let i = 0; i < 20; i++) releases.note({ remote: 'catalog', version: '1.1.0-b', outcome: 'failed', ms: 0 });
  expect(page()).toContain('taken out of use');
  expect(page()).toContain('<td class="n">100 %</td>');
  // What an operator needs first: who fails, and the one command.
  const first = page().split('<h2>')[0];
  expect(first).toContain('taken out of use');
  expect(first).toContain('data-copy="npm run release -- rollback catalog"');
});

test('what changed last stands on the page, from the sets that are kept; without them it says where to look', () => {
  const build = (version: string) => folder.build('catalog', version);
  folder.live({ catalog: { stable: build('1.0.0-a') } });
  folder.live({ catalog: { stable: build('1.0.0-b') }, account: { stable: folder.build('account', '1.0.0-x') } });
  expect(lastChanges(folder.dir)).toMatchObject([
    {
      seq: 2,
      remotes: [
        { name: 'catalog', from: '1.0.0-a', to: '1.0.0-b' },
        { name: 'account', from: 'gone', to: '1.0.0-x' },
      ],
    },
    { seq: 1 },
  ]);
  const releases = new ReleaseRegistry(folder.dir);
  releases.close();
  const now = versionsOf({ releases, shell: { version: '2.0.0' } });
  expect(versionsPage(now, lastChanges(folder.dir))).toContain(
    '<b>catalog</b> <code>1.0.0-b</code><small>was 1.0.0-a</small>',
  );
  expect(versionsPage(now, lastChanges('/nowhere'))).toContain('npm run release -- history');
});

test('the operator’s page says whose visitors are counted, and when the others do not count this server’s', () => {
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  const releases = new ReleaseRegistry(folder.dir);
  releases.close();
  const now = versionsOf({ releases, shell: { version: '2.0.0' } });
  expect(versionsPage(now)).toContain('are what pages told all servers since the version went live.');
  expect(versionsPage({ ...now, judgedBy: 'this server', isHeard: false })).toContain(
    'are what pages told this server since the version went live; other servers do not count what this one was told.',
  );
});
