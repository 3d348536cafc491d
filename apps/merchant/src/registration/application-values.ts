import type { ApplicationDetail, ApplicationInput } from '@souk/contract';
import { applicationRules, brokenFields, codeLength, firstBroken, type RuleMessageId } from '@souk/domain';

/** What the form holds while it is filled in. Pictures are addresses that the upload gave. */
export type ApplicationValues = {
  name: string;
  realName: string;
  phone: string;
  email: string;
  captcha: string;
  categoryId: string;
  typeId: string;
  keywords: string;
  address: string;
  tradeRegister: string;
  registerNumber: string;
  isAgreed: boolean;
  pictures: string[];
};

/** What the form calls a field that has another name on the wire. */
export const formNames: Readonly<Record<string, keyof ApplicationValues>> = {
  agreementVersion: 'isAgreed',
  qualificationPicture: 'pictures',
};

export const noValues: ApplicationValues = {
  name: '',
  realName: '',
  phone: '',
  email: '',
  captcha: '',
  categoryId: '',
  typeId: '',
  keywords: '',
  address: '',
  tradeRegister: '',
  registerNumber: '',
  isAgreed: false,
  pictures: [],
};

/** A declined application as the form shows it again; what was refused is to be sent anew. */
export const valuesOf = (sent: ApplicationDetail): ApplicationValues => ({
  ...noValues,
  name: sent.name,
  realName: sent.realName,
  phone: sent.phone,
  email: sent.email,
  categoryId: String(sent.categoryId),
  typeId: String(sent.typeId),
  keywords: sent.keywords,
  address: sent.address,
  tradeRegister: sent.tradeRegister ?? '',
  registerNumber: sent.registerNumber ?? '',
  pictures: sent.documents.filter((one) => one.state !== 'refused').map((one) => one.url),
});

/** The form as it travels. `version` is the agreement's, sent only when it was agreed to. */
export const inputOf = (values: ApplicationValues, version: string): ApplicationInput => ({
  name: values.name.trim(),
  realName: values.realName.trim(),
  phone: values.phone.trim(),
  email: values.email.trim(),
  captcha: values.captcha.trim(),
  categoryId: values.categoryId ? Number(values.categoryId) : null,
  typeId: values.typeId ? Number(values.typeId) : null,
  keywords: values.keywords.trim(),
  address: values.address.trim(),
  tradeRegister: values.tradeRegister.trim(),
  registerNumber: values.registerNumber.trim(),
  agreementVersion: values.isAgreed ? version : null,
  qualificationPicture: JSON.stringify(values.pictures),
});

/** Where it stands that an application has come in. */
export const sentHref = (id: number): string => `/merchant/registration/confirm?id=${id}`;

export type Trouble = Record<string, RuleMessageId>;

const rulesFor = (needsCode: boolean) => applicationRules.filter((rule) => needsCode || rule.field !== 'captcha');

/** What is not right yet, field by field, and which field comes first. Source: spec 5 "Merchant registration". */
export const troubleOf = (input: ApplicationInput, needsCode: boolean): { fields: Trouble; first: string | null } => {
  const rules = rulesFor(needsCode);
  return { fields: brokenFields(rules, input), first: firstBroken(rules, input)?.field ?? null };
};

export const isWholeCode = (code: string) => code.trim().length === codeLength && !/\D/.test(code.trim());
