import { saySkipped } from './skipped.mjs';

const ran = { title: 'adds', ancestorTitles: [], status: 'passed' };
const left = (title, ...ancestorTitles) => ({ title, ancestorTitles, status: 'pending' });

test('what is skipped is said with its reason, once for all tests that share it', () => {
  const files = [
    [ran, left('one', 'the chart (skipped: needs Helm: npm run test:helm)')],
    [left('two', 'the chart (skipped: needs Helm: npm run test:helm)')],
    [left('rules fire (skipped: needs promtool (Debian’s package is prometheus))'), left('forgotten')],
  ];
  expect(saySkipped({ testResults: files.map((assertionResults) => ({ assertionResults })) })).toEqual([
    'Skipped: 2 need Helm: npm run test:helm',
    'Skipped: 1 needs promtool (Debian’s package is prometheus)',
    'Skipped: 1 needs a word: no reason is given',
  ]);
});

test('nothing is said where every test ran', () => {
  expect(saySkipped({ testResults: [{ assertionResults: [ran] }] })).toEqual([]);
});
