import { z } from 'zod';
import { codeText, emailText, id, imageUrl, instant, phoneText, textUpTo } from '../wire/fields';

/** Where the business is registered. Empty: it is in no register, or it was not said. */
const registered = { tradeRegister: textUpTo(120).optional(), registerNumber: textUpTo(60).optional() };

/**
 * An application to sell. A register that is left out stays as it was. `qualificationPicture` is a JSON list of at most five picture addresses, as text.
 * Which fields must be filled, and how long a name may be, is a rule of `libs/domain`. Source: spec 3 "Merchant registration", MER-02.
 */
export const applicationInput = z.object({
  name: textUpTo(300),
  realName: textUpTo(300),
  phone: phoneText,
  countryCode: z.string().trim().max(5).default(''),
  email: emailText,
  captcha: codeText,
  categoryId: id.nullish(),
  typeId: id.nullish(),
  keywords: textUpTo(200).optional(),
  address: textUpTo(300).optional(),
  country: z.string().trim().max(2).optional(),
  ...registered,
  agreementVersion: z.string().max(40).nullish(),
  qualificationPicture: z.string().max(6000).default('[]'),
});
export type ApplicationInput = z.input<typeof applicationInput>;

/** 1 pending, 2 approved, 3 declined. */
export const auditStatus = z.literal([1, 2, 3]);
export type AuditStatus = z.infer<typeof auditStatus>;

/** An application. A register is absent where the api is of the release before. `dueBy` is 15 working days after it came in; `denialReason` null unless declined. */
export const application = z
  .object({
    id: z.int(),
    name: z.string(),
    realName: z.string(),
    phone: z.string(),
    countryCode: z.string(),
    email: z.string(),
    categoryId: z.int(),
    typeId: z.int(),
    keywords: z.string(),
    address: z.string(),
    country: z.string(),
    ...registered,
    auditStatus,
    denialReason: z.string().nullable(),
    createTime: instant,
    dueBy: instant,
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;

/** A picture of an application with what was said of it. */
export const applicationDocument = z.object({
  url: imageUrl,
  state: z.enum(['pending', 'accepted', 'refused']),
  reason: z.string().nullable(),
});
export type ApplicationDocument = z.infer<typeof applicationDocument>;

export const applicationDetail = application.extend({ documents: z.array(applicationDocument) });
export type ApplicationDetail = z.infer<typeof applicationDetail>;
