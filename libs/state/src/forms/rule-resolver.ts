import type { Rule } from '@souk/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A rule of the shop, or of one form with a sentence of its own. */
export type FormRule<V> = Omit<Rule<V>, 'messageId'> & { messageId: string };

/**
 * Rules as a form library takes them: the first broken rule is the one that is shown, under its field.
 * Messages are ids of words. Source: spec 5.
 */
export const ruleResolver =
  <V extends FieldValues>(rules: readonly FormRule<V>[]): Resolver<V> =>
  (values) => {
    const broken = rules.find((rule) => rule.broken(values));
    if (!broken) return { values, errors: {} };
    return { values: {}, errors: { [broken.field]: { type: 'rule', message: broken.messageId } } as FieldErrors<V> };
  };
