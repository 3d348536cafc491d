import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frenchSpaces } from './french-spaces';
import { ruleWords } from './rule-words';

const pageWords = (locale: string) =>
  JSON.parse(
    readFileSync(join(__dirname, `../../../libs/i18n/src/messages/messages.${locale}.json`), 'utf8'),
  ) as Record<string, string>;

test.each(['en', 'fr'] as const)('[I18N-01] the server says what the page says, in %s', (locale) => {
  const rules = Object.entries(pageWords(locale)).filter(([id]) => id.startsWith('rule.'));
  expect(rules.length).toBeGreaterThan(30);
  // the build sets the spaces of a page's words by the same function
  const shown = (words: string) => (locale === 'fr' ? frenchSpaces(words) : words);
  for (const [id, words] of rules) expect(ruleWords(locale, id as Parameters<typeof ruleWords>[1])).toBe(shown(words));
});
