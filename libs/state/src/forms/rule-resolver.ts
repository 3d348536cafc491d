import type { Rule } from '@souk/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A rule of the shop, or of one form with a sentence of its own. */
export type FormRule<V> = Omit<Rule<V>, 'messageId'> & { messageId: string };

/**
 * Rules as a form library takes them: under each field stands the first rule that it breaks, all fields at once.
 * Messages are message ids. Source: spec 5.
 */
export const ruleResolver =
  <V extends FieldValues>(rules: readonly FormRule<V>[]): Resolver<V> =>
  (values) => {
    const errors: Record<string, { type: 'rule'; message: string }> = {};
    for (const rule of rules)
      if (!(rule.field in errors) && rule.broken(values))
        errors[rule.field] = { type: 'rule', message: rule.messageId };
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<V> } : { values, errors: {} };
  };
