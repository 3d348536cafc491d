/** @jest-environment node */
import { createHash } from 'node:crypto';
import { speculationRules } from '../document/speculation-rules';
import { pageScripts, publicScriptHashes } from './page-scripts';

test('a public page’s policy knows the inline script, its two calls and the speculation rules, and nothing else', () => {
  const hashes = publicScriptHashes({ inlineScript: 'work()' });
  const known = ['work()', pageScripts.ready, pageScripts.start, speculationRules].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(hashes.split(' ')).toEqual(known);
});
