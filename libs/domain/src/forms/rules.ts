/**
 * One thing that may be wrong with what was typed. `messageId` names the sentence in both languages.
 * A form's rules are a list in the order they are checked: the first broken one is the one that is shown.
 */
export type Rule<Values> = {
  field: keyof Values & string;
  messageId: RuleMessageId;
  broken: (values: Values) => boolean;
};

/** The sentences of the forms; their words stand in `libs/i18n` and, for refusals of the server, in `apps/api`. */
export type RuleMessageId =
  | 'rule.agreementRequired'
  | 'rule.categoryRequired'
  | 'rule.cityRequired'
  | 'rule.codeRequired'
  | 'rule.codeWrong'
  | 'rule.commentRequired'
  | 'rule.companyRequired'
  | 'rule.confirmRequired'
  | 'rule.countryRequired'
  | 'rule.detailRequired'
  | 'rule.emailInvalid'
  | 'rule.emailRequired'
  | 'rule.enterCorrectEmail'
  | 'rule.enterEmail'
  | 'rule.lastNameRequired'
  | 'rule.nameRequired'
  | 'rule.nameTooLong'
  | 'rule.noteTooLong'
  | 'rule.passwordRequired'
  | 'rule.passwordTooShort'
  | 'rule.passwordsDiffer'
  | 'rule.phoneInvalid'
  | 'rule.phoneRequired'
  | 'rule.pictureTooLarge'
  | 'rule.pictureType'
  | 'rule.postCodeInvalid'
  | 'rule.postCodeRequired'
  | 'rule.provinceRequired'
  | 'rule.qualificationRequired'
  | 'rule.realNameRequired'
  | 'rule.reasonRequired'
  | 'rule.remarkTooLong'
  | 'rule.scoreRequired'
  | 'rule.selectAddress'
  | 'rule.selectItem'
  | 'rule.selectPayment'
  | 'rule.storeTypeRequired'
  | 'rule.tooManyPictures';

/** The first broken rule; null when all hold. */
export const firstBroken = <V>(rules: readonly Rule<V>[], values: V): Rule<V> | null =>
  rules.find((rule) => rule.broken(values)) ?? null;

/** The first broken rule of each field, as message ids; empty when all hold. */
export const brokenFields = <V>(rules: readonly Rule<V>[], values: V): Record<string, RuleMessageId> => {
  const fields: Record<string, RuleMessageId> = {};
  for (const rule of rules) if (!(rule.field in fields) && rule.broken(values)) fields[rule.field] = rule.messageId;
  return fields;
};

/** A rule for each field that must not be empty. */
export const required = <V>(field: keyof V & string, messageId: RuleMessageId): Rule<V> => ({
  field,
  messageId,
  broken: (values) => String(values[field] ?? '').trim() === '',
});
