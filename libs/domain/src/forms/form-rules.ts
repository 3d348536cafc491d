import type { ApplicationInput } from '@souk/contract';
import { isEmail } from './email';
import {
  applicationNameMaxLength,
  chatMessageMaxLength,
  orderNoteMaxLength,
  pictureMaxBytes,
  picturesMax,
  pictureTypes,
  refundRemarkMaxLength,
} from '../limits';
import { isPhoneText } from './phone-text';
import { required, type Rule, type RuleMessageId } from './rules';

export type CheckoutValues = { items: number; addressChosen: boolean; payType: string; note: string };

/** The order confirmation. Source: spec 5, ORDER-02. */
export const checkoutRules: readonly Rule<CheckoutValues>[] = [
  { field: 'items', messageId: 'rule.selectItem', broken: (v) => v.items < 1 },
  { field: 'addressChosen', messageId: 'rule.selectAddress', broken: (v) => !v.addressChosen },
  { field: 'payType', messageId: 'rule.selectPayment', broken: (v) => v.payType === '' },
  { field: 'note', messageId: 'rule.noteTooLong', broken: (v) => v.note.length > orderNoteMaxLength },
];

export type RefundValues = { text: string; explain: string; pics: readonly string[] };

/** Asking for money back. Source: ACCT-05. */
export const refundRules: readonly Rule<RefundValues>[] = [
  required('text', 'rule.reasonRequired'),
  { field: 'explain', messageId: 'rule.remarkTooLong', broken: (v) => v.explain.length > refundRemarkMaxLength },
  { field: 'pics', messageId: 'rule.tooManyPictures', broken: (v) => v.pics.length > picturesMax },
];

export type ReviewValues = { productScore: number; serviceScore: number; comment: string; pics: readonly string[] };

const isScore = (score: number) => Number.isInteger(score) && score >= 1 && score <= 5;

/** Writing a review. Source: ACCT-06. */
export const reviewRules: readonly Rule<ReviewValues>[] = [
  { field: 'productScore', messageId: 'rule.scoreRequired', broken: (v) => !isScore(v.productScore) },
  { field: 'serviceScore', messageId: 'rule.scoreRequired', broken: (v) => !isScore(v.serviceScore) },
  required('comment', 'rule.commentRequired'),
  { field: 'pics', messageId: 'rule.tooManyPictures', broken: (v) => v.pics.length > picturesMax },
];

/** A name has a letter or a digit, of any script, and an end. */
const nameRules = (field: 'name' | 'realName', missing: RuleMessageId): Rule<ApplicationInput>[] => [
  { field, messageId: missing, broken: (v) => !/[\p{L}\p{N}]/u.test(v[field]) },
  { field, messageId: 'rule.nameTooLong', broken: (v) => v[field].trim().length > applicationNameMaxLength },
];

/** Applying to sell. Source: spec 5 "Merchant registration", MER-02. */
export const applicationRules: readonly Rule<ApplicationInput>[] = [
  ...nameRules('name', 'rule.companyRequired'),
  ...nameRules('realName', 'rule.realNameRequired'),
  required('phone', 'rule.phoneRequired'),
  { field: 'phone', messageId: 'rule.phoneInvalid', broken: (v) => !isPhoneText(v.phone) },
  required('email', 'rule.emailRequired'),
  { field: 'email', messageId: 'rule.emailInvalid', broken: (v) => !isEmail(v.email) },
  required('captcha', 'rule.codeRequired'),
  { field: 'categoryId', messageId: 'rule.categoryRequired', broken: (v) => !v.categoryId },
  { field: 'typeId', messageId: 'rule.storeTypeRequired', broken: (v) => !v.typeId },
  { field: 'agreementVersion', messageId: 'rule.agreementRequired', broken: (v) => !v.agreementVersion },
  {
    field: 'qualificationPicture',
    messageId: 'rule.qualificationRequired',
    broken: (v) => pictureList(v.qualificationPicture ?? '').length === 0,
  },
  {
    field: 'qualificationPicture',
    messageId: 'rule.tooManyPictures',
    broken: (v) => pictureList(v.qualificationPicture ?? '').length > picturesMax,
  },
];

/** Picture addresses of a JSON list as text; empty when it is none. */
export const pictureList = (json: string): string[] => {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string' && one !== '') : [];
  } catch {
    return [];
  }
};

/** What is wrong with a picture before it is sent; null when nothing is. Source: spec 5 "At most 5 pictures, JPG or PNG". */
export const pictureTrouble = (picture: { type: string; size: number }, already: number): RuleMessageId | null => {
  if (already >= picturesMax) return 'rule.tooManyPictures';
  if (!pictureTypes.includes(picture.type)) return 'rule.pictureType';
  return picture.size > pictureMaxBytes ? 'rule.pictureTooLarge' : null;
};

/** A chat message as it is sent: trimmed, 120 characters at most; null when there is nothing to say. Source: WIDGET-05. */
export const chatMessage = (typed: string): string | null => typed.trim().slice(0, chatMessageMaxLength) || null;
