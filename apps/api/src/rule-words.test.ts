import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleWords } from './rule-words';

const pageWords = (locale: string) =>
  JSON.parse(
    readFileSync(join(__dirname, `../../../libs/i18n/src/messages/messages.${locale}.json`), 'utf8'),
  ) as Record<string, string>;

test.each(['en', 'fr'] as const)('[I18N-01] the server says what the page says, in %s', (locale) => {
  const rules = Object.entries(pageWords(locale)).filter(([id]) => id.startsWith('rule.'));
  expect(rules.length).toBeGreaterThan(30);
  for (const [id, words] of rules) expect(ruleWords(locale, id as Parameters<typeof ruleWords>[1])).toBe(words);
});
