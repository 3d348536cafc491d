import { brokenFields, type Rule, type RuleMessageId } from '@souk/domain';
import { fieldErrors } from './errors';
import type { Locale } from './locale';
import { ruleWords } from './rule-words';

/** The sentence of a broken rule, as the forms say it. Source: spec 5 "texts". */
export const ruleText = (locale: Locale, id: RuleMessageId) => ruleWords(locale, id as Parameters<typeof ruleWords>[1]);

/**
 * Holds values against rules.
 * @throws {ReplyError} 400 that names every field at fault; its message is that of the first broken rule.
 */
export function validate<V>(rules: readonly Rule<V>[], values: V, locale: Locale): void {
  const broken = Object.entries(brokenFields(rules, values)).map(([field, id]) => [field, ruleText(locale, id)]);
  if (broken.length > 0) throw fieldErrors(Object.fromEntries(broken));
}
